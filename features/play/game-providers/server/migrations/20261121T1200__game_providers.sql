-- Those whose games are played with the balances of this site, and the keys that they sign with.
create table game_provider (
  id text primary key,
  title text not null,
  -- Where their games are opened.
  launch_url text not null,
  games text[] not null,
  -- Ed25519 public keys (SPKI, base64) by key id; two at a time while one takes over from the other.
  keys jsonb not null
);

-- One launch of one game by one player.
create table game_provider_session (
  token_hash bytea primary key,
  provider text not null references game_provider (id),
  player text not null references player (id),
  mode text not null,
  game text not null,
  expires_at timestamptz not null
);

create table game_provider_round (
  no bigint generated always as identity,
  provider text not null,
  round text not null,
  player text not null,
  mode text not null,
  game text not null,
  -- Minor units, what was taken back not counted.
  stake bigint not null default 0,
  win bigint not null default 0,
  is_free boolean not null default false,
  is_closed boolean not null default false,
  opened_at timestamptz not null,
  primary key (provider, round)
);
create index game_provider_round_open on game_provider_round (provider, player, game) where not is_closed;

-- Business facts, kept for ever. A rollback of a bet that never came is one too: a tombstone.
create table game_provider_transaction (
  provider text not null,
  uuid text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
  player text not null,
  round text not null,
  request_hash text not null,
  amount bigint not null,
  reference text,
  -- The ledger's own name of it; null where nothing moved.
  transfer text,
  is_rolled_back boolean not null default false,
  at timestamptz not null,
  primary key (provider, uuid)
);

-- What each request was answered with: the same request gets the same answer.
create table game_provider_request (
  provider text not null,
  uuid text not null,
  request_hash text not null,
  reply jsonb not null,
  at timestamptz not null,
  primary key (provider, uuid)
);
create index game_provider_request_by_age on game_provider_request using brin (at);
