"""Notes by name. Everything the program plays lives in D major."""

_SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

PENTATONIC = ("D", "E", "F#", "A", "B")


def hertz(note: str) -> float:
    """Frequency of a note such as ``A4`` (440 Hz), ``F#5`` or ``Bb3``, equally tempered."""
    semitone = _SEMITONES[note[0]] + note.count("#") - note.count("b")
    octave = int(note[-1])
    return float(440.0 * 2.0 ** ((semitone - 9) / 12 + octave - 4))


def pentatonic_run(octave: int, length: int) -> list[float]:
    """Frequencies of ``length`` rising notes of the D major pentatonic scale, from D of ``octave``."""
    steps = (divmod(step, len(PENTATONIC)) for step in range(length))
    return [hertz(f"{PENTATONIC[degree]}{octave + higher}") for higher, degree in steps]
