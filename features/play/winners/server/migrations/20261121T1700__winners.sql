-- Wins worth telling, for a day.
create table winner (
  id bigint generated always as identity primary key,
  -- An event that comes twice tells once.
  round text not null unique,
  brand text not null,
  player text not null references player (id),
  game text not null,
  mode text not null check (mode in ('SweepStakes', 'TournamentPoints')),
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index winner_latest on winner (brand, at desc);
create index winner_by_player on winner (player);

-- Who does not want to be shown among them.
create table winner_hidden (
  player text primary key references player (id),
  hidden_at timestamptz not null
);
