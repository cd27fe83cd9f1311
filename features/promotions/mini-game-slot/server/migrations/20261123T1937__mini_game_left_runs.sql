-- Runs that were left are looked for every ten minutes.
create index mini_game_run_open on mini_game_run (day) where not is_over;
