-- A player's largest wins by the multiple of their stake; few rounds win that much.
create index game_round_best on game_round (player, (win::float8 / stake::float8) desc) where stake > 0 and win >= stake * 10;
