-- What settled rounds took and gave, by game, version, mode and hour: small enough to be read at any time.
create table game_return (
  game text not null,
  definition_hash text not null,
  mode text not null,
  hour timestamptz not null,
  rounds bigint not null,
  stake numeric not null,
  win numeric not null,
  -- Of each round the square of its stake: how far the sum of wins may stray.
  stake_squares numeric not null,
  primary key (game, definition_hash, mode, hour)
);
-- Up to when rounds were counted.
create table game_return_mark (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null
);
insert into game_return_mark (until) values ('1970-01-01');
