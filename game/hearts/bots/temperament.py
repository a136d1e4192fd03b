"""How players with the same judgement differ."""

from typing import NamedTuple


class Temperament(NamedTuple):
    """What one player weighs otherwise than another. STEADY is what was found best on the whole."""

    nerve: float  # from which chance on it tries to shoot the moon
    caution: float  # how much a trick that may cost something weighs
    hunting: float  # how eagerly it leads spades to drive out the queen
    thinning: float  # how much it likes to be void in a suit


STEADY = Temperament(nerve=0.45, caution=1.0, hunting=1.0, thinning=1.0)
CAREFUL = Temperament(nerve=0.65, caution=1.25, hunting=0.6, thinning=0.9)
BOLD = Temperament(nerve=0.3, caution=0.9, hunting=1.4, thinning=1.0)
SLY = Temperament(nerve=0.45, caution=1.0, hunting=1.0, thinning=1.25)
