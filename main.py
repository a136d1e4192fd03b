"""Two of Hearts: start the program."""

import sys

if __name__ == "__main__":
    try:
        from scenes.command_line import main

        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)  # as a shell reports it
