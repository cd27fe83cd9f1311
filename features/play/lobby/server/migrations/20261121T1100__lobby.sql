create table lobby_favorite (
  player text not null references player (id),
  game text not null,
  added_at timestamptz not null,
  primary key (player, game)
);

-- Who wants to be told when a coming game opens.
create table lobby_reminder (
  player text not null references player (id),
  game text not null,
  asked_at timestamptz not null,
  primary key (player, game)
);

-- The games payload of one group of visitors, the same for all of them.
create table lobby_cached_games (
  group_key text not null,
  version text not null,
  payload jsonb not null,
  made_at timestamptz not null,
  primary key (group_key, version)
);
