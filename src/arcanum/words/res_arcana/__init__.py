"""Res Arcana in words: what the messages in `locale/<language>/res_arcana` need to be given."""
