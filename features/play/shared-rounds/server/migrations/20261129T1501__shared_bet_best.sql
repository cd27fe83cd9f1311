-- A player's largest wins by the multiple of their stake; few bets win that much.
create index shared_bet_best on shared_bet (player, (win::float8 / stake::float8) desc) where win >= stake * 10;
