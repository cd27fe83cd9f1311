-- Who came by a social account or has a passkey alone has no password until one is chosen.
alter table player alter column password_hash drop not null;
alter table player drop constraint player_registration_type_check;
alter table player add constraint player_registration_type_check check (registration_type in ('email', 'login', 'social'));

-- When everything that the account asks for was last proved here; changes of credentials want it to be recent.
alter table player_session add column proved_at timestamptz;

-- An authenticator app (RFC 6238). A row stands once a first code was given.
create table second_factor (
  player text primary key references player (id),
  -- Sealed by the vault.
  secret bytea not null,
  enabled_at timestamptz not null,
  -- The latest half minute whose code was used: no code counts twice.
  last_step integer not null
);

create table recovery_code (
  player text not null references player (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (player, code_hash)
);

create table passkey (
  -- The credential's own id, in base64url.
  id text primary key,
  player text not null references player (id),
  -- The host that it was made for: a browser offers it nowhere else.
  rp_id text not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- Kept by a service that brings it to other devices.
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_player on passkey (player);

create table social_account (
  brand text not null,
  provider text not null,
  -- Whom the provider means, in its own words.
  subject text not null,
  player text not null references player (id),
  email text,
  linked_at timestamptz not null,
  primary key (brand, provider, subject),
  unique (player, provider)
);

-- Browsers that a player has signed in with.
create table known_device (
  player text not null references player (id),
  token_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (player, token_hash)
);

-- What has to be remembered between two calls, to be taken up once: challenges, half sign-ins, solved puzzles.
create table one_time_state (
  token_hash bytea primary key,
  purpose text not null,
  payload jsonb not null,
  expires_at timestamptz not null
);
