"""Time as it is read by players."""

from __future__ import annotations


def clock(seconds: float) -> str:
    """Time as minutes and seconds, with hours when there are any."""
    whole = int(seconds)
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes:02}:{whole % 60:02}"
