"""`python -m arcanum`: the same as the command `arcanum`."""

from arcanum.cli import main

if __name__ == "__main__":
    main()
