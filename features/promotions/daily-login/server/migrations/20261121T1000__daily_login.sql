-- One row a player: the run of days.
create table daily_login_progress (
  player text primary key references player (id),
  last_level int not null check (last_level >= 1),
  last_claim_day date not null
);

-- One row a claim, with what was given: the answer to a repeated request.
create table daily_login_claim (
  player text not null references player (id),
  day date not null,
  level int not null,
  prize jsonb not null,
  claimed_at timestamptz not null,
  primary key (player, day)
);
