-- Seed pairs of the provably fair stream: for each player and mode one in use and one whose hash is shown beforehand.
create table fair_seed_pair (
  id text primary key,
  player text not null references player (id),
  mode text not null,
  status text not null check (status in ('next', 'active', 'revealed')),
  -- 32 bytes, sealed with the site's secret until revealed and after.
  server_seed bytea not null,
  commit text not null,
  client_seed text not null,
  -- Rounds played; rises by one in the transaction of each round.
  nonce bigint not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz
);
create unique index fair_seed_pair_in_use on fair_seed_pair (player, mode, status) where status <> 'revealed';
create index fair_seed_pair_revealed on fair_seed_pair (player, revealed_at desc) where status = 'revealed';
