"""The log beside the file, in which SQLite keeps what it has not brought into the file yet.

SQLite reads it up to the first frame that is damaged and passes over the rest without a word. Whether there
is such a rest is seen here. The layout is that of SQLite's own description of its file format.
"""

import os
import shutil
import struct
from contextlib import suppress
from pathlib import Path

HEADER, FRAME = struct.Struct(">8I"), struct.Struct(">6I")  # the latter opens each frame, a page follows
MAGIC = 0x377F0682  # and one more when checksums are of big-endian words
VERSION = 3007000


def log_of(path: Path) -> Path:
    """The log of a file."""
    return path.with_name(path.name + "-wal")


def has_log(path: Path) -> bool:
    """Whether the log of this file has more than a header."""
    try:
        return log_of(path).stat().st_size > HEADER.size
    except OSError:
        return False


def has_lost_frames(path: Path, page: int, taken: int) -> bool:
    """Whether the log holds something that was written for good, beyond the frames that SQLite has taken.

    `page` is the size of a page in bytes. What was left unfinished when the program was killed has no mark
    of a commit, and frames of an earlier round of the log have other salts: neither was promised to anyone.
    Raises OSError.
    """
    with log_of(path).open("rb") as log:
        frames = (os.fstat(log.fileno()).st_size - HEADER.size) // (FRAME.size + page)
        if frames <= taken:
            return False
        header = log.read(HEADER.size)
        if not _is_sound(header):
            return True
        first, second = HEADER.unpack(header)[4:6]
        for number in range(taken, frames):
            log.seek(HEADER.size + number * (FRAME.size + page))
            _page, committed, one, other, *_sums = FRAME.unpack(log.read(FRAME.size))
            if committed and (one == first or other == second):
                return True
    return False


def _is_sound(header: bytes) -> bool:
    """Whether a header of a log is what SQLite takes for one."""
    magic, version, *_rest, one, other = HEADER.unpack(header)
    if magic | 1 != MAGIC | 1 or version != VERSION:
        return False
    words = struct.unpack(">6I" if magic & 1 else "<6I", header[:24])
    first = second = 0
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return (first, second) == (one, other)


def copy_aside(path: Path, aside: Path) -> None:
    """Copy the file and its log under another name, as far as that can be done."""
    for part, copy in ((path, aside), (log_of(path), log_of(aside))):
        with suppress(OSError):
            shutil.copyfile(part, copy)
