"""Penumbra: Trials of Arcana. For now its cards and tables, checked; the engine that plays with them comes next."""
