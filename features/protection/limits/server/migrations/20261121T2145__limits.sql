-- A laxer limit that a player has asked for. What holds stands in `play_cap`; nothing here holds before it is confirmed.
create table limit_change (
  player text not null references player (id),
  scope text not null,
  kind text not null,
  period text not null,
  -- Null: no limit any more.
  amount bigint check (amount >= 0),
  effective_from timestamptz not null,
  primary key (player, scope, kind, period)
);

-- How long a player with a limit of time was there: from the beginning of a stay to the last round begun in it.
create table limit_stay (
  player text not null references player (id),
  since timestamptz not null,
  until timestamptz not null check (until >= since),
  primary key (player, since)
);
