-- How far each listener to events has come. Everything that `done` sees was delivered; of what only `until` sees,
-- everything up to `last_id`. Snapshots, because neither ids nor transaction ids become visible in their order; within
-- one window the ids of a player's events stand in the order of that player's commits.
drop table outbox.reader;
create table outbox.reader (
  name text primary key,
  done pg_snapshot not null default pg_current_snapshot(),
  until pg_snapshot not null default pg_current_snapshot(),
  last_id bigint not null default 0,
  attempts integer not null default 0,
  retry_at timestamptz not null default '-infinity'
);

-- Events that a listener failed on again and again, for a person to look at.
create table outbox.parked (
  reader text not null,
  event_id bigint not null,
  type text not null,
  player text not null,
  payload jsonb not null,
  at timestamptz not null,
  failure text not null,
  parked_at timestamptz not null default now(),
  primary key (reader, event_id)
);

grant select, insert, update, delete on outbox.reader, outbox.parked to croupier_app;
