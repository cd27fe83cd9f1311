-- Players whom operators switched off. Each process knows them by the brand's switches; this is why, by whom and since when.
create table player_off (
  player text primary key references player (id),
  brand text not null,
  why text not null,
  by_operator text not null references operator (id),
  at timestamptz not null
);
create index player_off_of_brand on player_off (brand, at desc);
