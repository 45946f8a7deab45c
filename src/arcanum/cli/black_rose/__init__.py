"""Black Rose Wars: Duel in the terminal."""
