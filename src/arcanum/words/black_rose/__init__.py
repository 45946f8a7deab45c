"""Black Rose Wars: Duel in words: what the messages in `locale/<language>/black_rose` need to be given."""
