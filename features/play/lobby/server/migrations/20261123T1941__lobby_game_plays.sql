-- How often each game was played, by the hour; rolled up once an hour and kept for four weeks.
create table lobby_game_hour (
  brand text not null,
  game text not null,
  hour timestamptz not null,
  rounds bigint not null,
  primary key (brand, game, hour)
);

-- Until when a brand's rounds are rolled up.
create table lobby_game_mark (
  brand text primary key,
  until timestamptz not null
);

-- What the lobby's lists are ordered by.
create table lobby_game_plays (
  brand text not null,
  game text not null,
  day bigint not null,
  week bigint not null,
  month bigint not null,
  primary key (brand, game)
);
