-- The few accounts that reports and books show apart.
create index player_test on player (brand) where is_test;
