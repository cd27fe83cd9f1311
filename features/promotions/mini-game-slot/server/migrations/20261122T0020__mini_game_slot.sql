-- One row a day: the run, the level it stands at, and what it gave once it is over.
create table mini_game_run (
  player text not null references player (id),
  day date not null,
  campaign text not null,
  level int not null,
  is_over boolean not null,
  coins bigint,
  primary key (player, day)
);

-- One row a spin, with what it was drawn from; `request` names the call, so that a retry gets its answer.
create table mini_game_spin (
  player text not null references player (id),
  day date not null,
  number int not null,
  request text not null,
  is_win boolean not null,
  level int not null,
  seed_pair text not null,
  nonce bigint not null,
  spun_at timestamptz not null,
  primary key (player, day, number),
  unique (player, day, request)
);
