-- Where somebody was when it was looked for, and what came of it. Kept: it answers for every game that did not start.
create table place_check (
  id bigint generated always as identity primary key,
  brand text not null,
  -- Null for somebody who is not signed in.
  player text references player (id),
  session text,
  address text not null,
  source text not null check (source in ('address', 'coordinates', 'report')),
  latitude double precision,
  longitude double precision,
  -- Metres.
  accuracy double precision,
  country text,
  state text,
  product text check (product in ('blocked', 'coins', 'full')),
  reason text,
  -- Further from the place before than anybody travels in the time between.
  is_far boolean not null default false,
  apps text[] not null default '{}',
  meta jsonb not null default '{}',
  at timestamptz not null
);
create index place_check_by_session on place_check (session, at desc) where session is not null;
create index place_check_by_player on place_check (player, at desc) where player is not null;

