-- Each day one root over all hashes that were published since the one before, signed and chained: a hash that was not
-- in it on its day cannot be slipped in afterwards.
create table fair_root (
  -- The UTC day that ended.
  day date primary key,
  from_at timestamptz not null,
  until_at timestamptz not null unique,
  size int not null,
  root text not null,
  previous text not null,
  -- Ed25519, hexadecimal.
  public_key text not null,
  signature text not null,
  at timestamptz not null,
  check (from_at < until_at)
);
create trigger fair_root_is_append_only before update or delete or truncate on fair_root
  for each statement execute function fair_is_append_only();
create index fair_seed_pair_created on fair_seed_pair (created_at);
