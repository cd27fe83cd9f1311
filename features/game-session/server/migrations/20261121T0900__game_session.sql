-- Rounds, with everything that shows and proves them, and the free spins a player holds.
create table game_free_spins (
  -- The business key of what earned them.
  id text primary key,
  player text not null references player (id),
  game text not null,
  mode text not null,
  stake bigint not null check (stake > 0),
  count int not null check (count > 0),
  used int not null default 0 check (used between 0 and count),
  expires_at timestamptz not null
);
create index game_free_spins_of_player on game_free_spins (player, game) where used < count;

create table game_round (
  -- Sorts by time, so the history pages by it.
  id text primary key,
  player text not null references player (id),
  request_key text not null,
  request_hash text not null,
  mode text not null,
  game text not null,
  definition_hash text not null,
  seed_pair text not null references fair_seed_pair (id),
  nonce bigint not null,
  stake bigint not null,
  win bigint not null,
  from_granted bigint not null,
  from_won bigint not null,
  free_spins text references game_free_spins (id),
  -- Null for a free spin that won nothing: no coin moved.
  transfer text,
  -- Granted and won balance of the mode together, once the round was settled.
  balance_after bigint not null,
  events json not null,
  at timestamptz not null,
  acknowledged_at timestamptz,
  unique (player, request_key),
  unique (seed_pair, nonce)
);
create index game_round_of_player on game_round (player, id desc);
create index game_round_unseen on game_round (player, game) where acknowledged_at is null;
