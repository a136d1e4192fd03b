"""The deck, drawn in code: faces, courts, backs, portraits and the emblem, all as plain SVG.

The rasteriser behind pygame reads paths, gradients and transforms and nothing else, so clipping,
folding and lettering are worked out here and written as plain paths.
"""
