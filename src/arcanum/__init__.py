"""Games about rival wizards; see docs/design.md."""

import os
import sys

if os.environ.get("ARCANUM_INTERPRETED"):
    from arcanum._interpreted import Sources

    sys.meta_path.insert(0, Sources())
