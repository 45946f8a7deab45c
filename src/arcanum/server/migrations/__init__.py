"""How a database of any age becomes one of today. Nothing that was played is ever lost on the way."""
