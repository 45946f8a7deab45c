"""The game server: tables, seats and the bots that sit at them; no rules in here."""
