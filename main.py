"""Two of Hearts: start the program."""

import sys

from scenes.command_line import main

if __name__ == "__main__":
    sys.exit(main())
