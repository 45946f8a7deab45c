"""The researchers' door: the games behind the interfaces that reinforcement learning knows."""
