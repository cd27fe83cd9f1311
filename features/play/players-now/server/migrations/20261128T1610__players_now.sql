-- How many players each game had when it was last counted.
create table players_now (
  brand text not null,
  game text not null,
  players int not null,
  counted_at timestamptz not null,
  primary key (brand, game)
);
