-- What the first event of all players wins: the earliest entry so far, until everything before it has been read.
create table promotion.race (
  run text not null references public.campaign (id),
  name text not null,
  player text not null,
  at timestamptz not null,
  event_id bigint not null,
  -- The grant, which is written once the race is decided.
  prize jsonb not null,
  -- Taken a moment after the entry: whatever is earlier is in it.
  snapshot pg_snapshot,
  decided_at timestamptz,
  primary key (run, name)
);
create index race_open on promotion.race (run) where decided_at is null;
create index race_by_time on promotion.race (run, at desc) where decided_at is not null;
create index race_of_player on promotion.race (player);
