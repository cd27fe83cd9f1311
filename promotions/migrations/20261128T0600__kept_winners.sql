-- The names and addresses of winners whose accounts were erased: the list of winners can still be made from them.
create table promotion.kept_winner (
  player text primary key references player (id),
  name text,
  surname text,
  is_verified boolean not null,
  address text,
  city text,
  zip text,
  state text not null,
  kept_at timestamptz not null
);
