-- The name and avatar that a player chose; players without a row have generated ones.
create table public_face (
  player text primary key references player (id),
  brand text not null,
  name text not null,
  -- The name as it reads: without case, accents, spaces and digits that stand for letters.
  name_key text not null,
  avatar text not null,
  chosen_at timestamptz not null,
  constraint public_face_name unique (brand, name_key)
);
