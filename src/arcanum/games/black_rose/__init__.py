"""Black Rose Wars: Duel: two mages and the Black Rose fight for the power of the lodge."""

from arcanum.games.black_rose.game import BLACK_ROSE as BLACK_ROSE
