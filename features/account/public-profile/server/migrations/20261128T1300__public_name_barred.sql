-- Names that an operator took from a player: nobody of the brand may choose them again.
create table public_name_barred (
  brand text not null,
  name_key text not null,
  barred_at timestamptz not null,
  primary key (brand, name_key)
);
