"""The cloth that all scenes share: display list, cards in motion, input, widgets, sound, theme."""
