"""Res Arcana in the terminal."""
