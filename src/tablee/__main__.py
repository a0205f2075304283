"""`python -m tablee` is the command `tablee`."""

import sys


def run() -> int:
    """The command; Ctrl-C is one line from the start, also while the modules are still being read."""
    try:
        from tablee.cli import main

        return main()
    except KeyboardInterrupt:
        print("tablee: interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(run())
