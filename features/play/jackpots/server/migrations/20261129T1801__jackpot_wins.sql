-- Wins of pooled jackpots with what their pools held, for the report of large jackpots. A round keeps its amounts in its
-- own row or file; pools change on, so they are noted here.
create table jackpot_win (
  round text not null,
  tier text not null,
  brand text not null,
  game text not null,
  mode text not null,
  player text not null references player (id),
  at timestamptz not null,
  stake bigint not null check (stake >= 0),
  amount bigint not null check (amount > 0),
  -- Whole minor units of the pool: before it paid, after it paid, and the start that the house puts into it.
  held bigint not null,
  remaining bigint not null,
  seed bigint not null,
  -- What rounds had contributed of the amount; the house paid the rest.
  contributed bigint not null check (contributed between 0 and amount),
  primary key (round, tier)
);
create index jackpot_win_by_time on jackpot_win (brand, at);
create index jackpot_win_player on jackpot_win (player);

create trigger jackpot_win_is_append_only before update or delete or truncate on jackpot_win
  for each statement execute function fair_is_append_only();
