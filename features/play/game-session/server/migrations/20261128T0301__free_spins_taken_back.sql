-- All of a grant may be taken back with the purchase that earned it.
alter table game_free_spins drop constraint game_free_spins_count_check;
alter table game_free_spins add check (count >= 0);
