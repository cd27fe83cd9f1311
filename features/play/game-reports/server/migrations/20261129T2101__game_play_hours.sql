-- What settled rounds took and gave by brand, game, version of the rules, mode and hour: reports read no rounds. A round counts
-- in the hour in which it was settled, and what is taken back of it, in the hour in which that happens.
create table game_play_hour (
  brand text not null,
  hour timestamptz not null,
  provider text not null,
  game text not null,
  -- The hash of the rules; empty where a provider has none.
  version text not null,
  mode text not null,
  is_test boolean not null,
  rounds bigint not null,
  -- Minor units. Of free rounds too, whose stakes cost the player nothing.
  stake numeric not null,
  win numeric not null,
  won_stake numeric not null,
  free_rounds bigint not null,
  free_stake numeric not null,
  -- Settled rounds of which nothing was left: no longer in the other columns.
  reversed bigint not null,
  primary key (brand, hour, game, provider, version, mode, is_test)
);
-- Since when rounds are counted, and up to when they were.
create table game_play_mark (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null,
  until timestamptz not null
);
-- The theoretical return of each version of a game that this site has run, in hundredths of a percent over all ways to play.
create table game_theory (
  game text not null,
  version text not null,
  name text not null,
  rtp_min int not null,
  rtp_max int not null,
  since timestamptz not null,
  primary key (game, version)
);
revoke update, delete, truncate on game_theory from croupier_app;
