"""Res Arcana: 2 to 4 mages race for ten victory points."""

from arcanum.games.res_arcana.game import RES_ARCANA as RES_ARCANA
