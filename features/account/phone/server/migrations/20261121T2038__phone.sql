-- Each code that was sent, the latest one counts. Rows stay a while: they are what the limits count.
create table if not exists phone_code (
  id bigint generated always as identity primary key,
  player text not null references player (id),
  brand text not null,
  -- E.164.
  phone text not null,
  -- Under a key of this site: six digits would be guessed from a plain hash.
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts int not null default 0,
  used_at timestamptz,
  -- The queued message, to tell what became of it.
  message bigint not null
);
create index if not exists phone_code_by_player on phone_code (player, id desc);
create index if not exists phone_code_by_phone on phone_code (brand, phone, sent_at);

-- Which number the reward was given for: once for a player, and once for a number. The number itself is not here, as
-- the row outlives an erasure.
create table if not exists phone_reward (
  player text primary key references player (id),
  brand text not null,
  -- Under a key of this site.
  phone_hash bytea not null,
  paid_at timestamptz not null,
  unique (brand, phone_hash)
);
