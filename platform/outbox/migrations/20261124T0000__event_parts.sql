-- Partitioned reading: a player's events are all in one part, so parts can be read side by side and stay in order.
alter table outbox.event add column part smallint not null generated always as ((hashtextextended(player, 0) & 63)::smallint) stored;
-- Written by the emitter, so that no reader has to look it up. Null for a player without an account.
alter table outbox.event add column brand text;
update outbox.event e set brand = p.brand from player p where p.id = e.player;

-- How far a partitioned reader has come in each part: everything in `done`, and of `until` everything up to `last_id`.
create table outbox.part_cursor (
  reader text not null,
  part smallint not null check (part between 0 and 63),
  done pg_snapshot not null,
  until pg_snapshot not null,
  last_id bigint not null default 0,
  moved_at timestamptz not null default now(),
  primary key (reader, part)
) with (fillfactor = 50);
grant select, insert, update, delete on outbox.part_cursor to croupier_app;
