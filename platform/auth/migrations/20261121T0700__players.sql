-- One account of one person at one brand.
create table player (
  id text primary key,
  brand text not null,
  login text not null,
  email text,
  phone text,
  password_hash text not null,
  registration_type text not null check (registration_type in ('email', 'login')),
  birth_date date not null,
  -- US state, two letters.
  state text not null,
  name text,
  surname text,
  city text,
  address text,
  address2 text,
  zip text,
  game_mode text not null default 'TournamentPoints' check (game_mode in ('SweepStakes', 'TournamentPoints')),
  locale text not null default 'en',
  -- The code that the player came by, as it was given.
  referral_code text,
  -- Whose code it was, where there is such a player.
  invited_by text references player (id),
  email_confirmed_at timestamptz,
  profile_completed_at timestamptz,
  -- Staff and trial accounts stay out of every report.
  is_test boolean not null default false,
  created_at timestamptz not null
);

-- 'Anna@x.org' and 'anna@x.org' are one address, and one account at a brand.
create unique index player_by_login on player (brand, lower(login));
create unique index player_by_email on player (brand, lower(email)) where email is not null;

-- The token itself is only in the player's cookie.
create table player_session (
  id text primary key,
  token_hash bytea not null unique,
  player text not null references player (id),
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  -- What a re-typed password proves anew; the 30 days count from created_at all the same.
  confirmed_at timestamptz not null,
  address text not null,
  user_agent text not null,
  revoked_at timestamptz
);
create index player_session_by_player on player_session (player, created_at desc);

-- Failed sign-ins by subject: a player's id, or a hash of a name that nobody has, so that both lock alike.
create table sign_in_guard (
  subject text primary key,
  failed_at timestamptz[] not null,
  locked_until timestamptz
);

-- Links by mail: single use, hashed like session tokens.
create table one_time_token (
  token_hash bytea primary key,
  player text not null references player (id),
  purpose text not null check (purpose in ('reset-password', 'confirm-email', 'unlock')),
  -- The address that the link went to: a link for an old address confirms nothing.
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_by_player on one_time_token (player, purpose);
