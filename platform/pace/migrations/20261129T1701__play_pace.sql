-- The last round that a player began in any game, at brands where play is strict. Another one may begin after its cycle.
create table play_pace (
  player text primary key references player (id),
  -- The request that began it, so that its repeats are not refused.
  request text not null,
  began_at timestamptz not null,
  cycle_ms int not null
);
