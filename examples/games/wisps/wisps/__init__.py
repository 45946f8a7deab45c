"""Wisps: one to three wizards catch lights in the dark."""
