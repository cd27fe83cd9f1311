-- The code by which a player invites friends: random, so that it tells nobody a login, nor whether a login exists. Made
-- when its player first looks at it.
create table invitation_code (
  player text primary key references player (id),
  brand text not null,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  created_at timestamptz not null,
  unique (brand, code)
);
