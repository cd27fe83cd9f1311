-- Events by weeks in UTC, so that a week leaves at once and not row by row. The table as it is becomes the first part, with
-- everything up to the end of its last week: no row is copied.
alter table outbox.event rename to event_before;
alter index outbox.event_of_player rename to event_before_of_player;
alter table outbox.event_before drop constraint event_pkey;
alter table outbox.event_before add constraint event_before_pkey primary key (txid, id, at);

-- Numbers go on. An identity may not be in a part.
create sequence outbox.event_id as bigint;
grant usage, select on sequence outbox.event_id to croupier_app;
do $$
declare
  old_sequence text := pg_get_serial_sequence('outbox.event_before', 'id');
  last bigint;
  is_used boolean;
begin
  execute format('select last_value, is_called from %s', old_sequence) into last, is_used;
  perform setval('outbox.event_id', last, is_used);
  alter table outbox.event_before alter column id drop identity;
end $$;

create table outbox.event (like outbox.event_before including defaults including generated including constraints)
  partition by range (at);
alter table outbox.event add constraint event_pkey primary key (txid, id, at);
alter table outbox.event alter column id set default nextval('outbox.event_id');
alter sequence outbox.event_id owned by outbox.event.id;
create index event_of_player on outbox.event (player, id) where type <> 'round.settled';
grant select, insert, update, delete on outbox.event to croupier_app;

-- The parts, and what each holds.
create table outbox.event_part (
  name text collate "C" primary key,
  since timestamptz not null unique,
  until timestamptz not null
);
do $$
declare
  until timestamptz := (date_trunc('week', greatest(now(), (select max(at) from outbox.event_before)) at time zone 'UTC') + interval '1 week') at time zone 'UTC';
begin
  execute format('alter table outbox.event attach partition outbox.event_before for values from (minvalue) to (%L)', until);
  insert into outbox.event_part values ('event_before', '-infinity', until);
end $$;
-- Events of a week without a part. The job makes parts ahead, and moves what is here into its own.
create table outbox.event_default partition of outbox.event default;
grant select on outbox.event_default to croupier_app;

-- Files of events that have left the database. `deleted_at` is when a file was too old.
create table outbox.archive (
  file text collate "C" primary key,
  since timestamptz not null,
  until timestamptz not null,
  rows bigint not null,
  bytes bigint not null,
  sha256 text not null,
  archived_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- Erased players whose events are still to be taken out of the files. Readers of the archive leave them out already.
create table outbox.archive_erasure (
  player text collate "C" primary key,
  asked_at timestamptz not null default now()
);
grant select on outbox.event_part, outbox.archive to croupier_app;
grant select, insert, delete on outbox.archive_erasure to croupier_app;
-- All events since then are in the table or in a file of the archive. Before, they were deleted after a week.
create table outbox.event_log (
  is_only boolean primary key default true check (is_only),
  whole_since timestamptz not null
);
insert into outbox.event_log (whole_since)
select case when exists (select from player) then now() - interval '7 days' else '1970-01-01Z' end;
grant select on outbox.event_log to croupier_app;
