-- Rounds that operators declared void after a fault. The round itself never changes: this is what was returned of it.
create table round_void (
  round text primary key,
  -- The operators' act, which covers many rounds.
  act text not null,
  brand text not null,
  player text not null references player (id),
  game text not null,
  definition_hash text not null,
  mode text not null,
  cause text not null,
  played_at timestamptz not null,
  -- Minor units, as the round has them; `jackpot` is what pooled jackpots paid of the win, and stays paid.
  stake bigint not null check (stake >= 0),
  win bigint not null check (win >= 0),
  jackpot bigint not null check (jackpot between 0 and win),
  -- What came back to the player: the stake, or nothing of a free round; and what was taken back of the win.
  returned bigint not null check (returned in (0, stake)),
  taken_back bigint not null check (taken_back between 0 and win - jackpot),
  at timestamptz not null
);
create index round_void_of_player on round_void (player, round);
create index round_void_of_game on round_void (game, definition_hash, mode);
create index round_void_of_act on round_void (act);

create trigger round_void_is_append_only before update or delete or truncate on round_void
  for each statement execute function fair_is_append_only();
