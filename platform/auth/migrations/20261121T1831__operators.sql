-- Who runs the site. Nothing of it is a player's: own names, own passwords, own sessions.
create table operator (
  id text primary key,
  -- As typed at the sign-in, in small letters.
  name text not null unique check (name = lower(name)),
  password_hash text not null,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table operator_session (
  token_hash bytea primary key,
  operator text not null references operator (id),
  opened_at timestamptz not null,
  last_active_at timestamptz not null,
  address text not null,
  ended_at timestamptz
);
