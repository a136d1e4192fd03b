"""Generators of the cards, the icons and the sounds; the standard library is all they need.

Run ``python -m assets.generators`` from the repository root to write every generated file again.
"""
