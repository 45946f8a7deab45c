"""Penumbra in the terminal."""
