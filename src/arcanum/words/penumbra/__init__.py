"""Penumbra: Trials of Arcana in words: what the messages in `locale/<language>/penumbra` need to be given."""
