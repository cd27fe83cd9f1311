-- Makes the parts of this week and of the next ones, and of weeks whose events lie in the default part, which move there.
-- A short wait for locks: who waits for one, all emitters wait behind. While a dump reads the table nothing is made; the
-- next run tries again.
create or replace function outbox.make_parts(weeks int) returns void
language plpgsql security definer set search_path = outbox, pg_temp set lock_timeout = '500ms' as $$
declare
  week timestamptz;
  name text;
begin
  lock table event_part in share row exclusive mode;
  for week in
    select distinct date_trunc('week', w.at at time zone 'UTC') at time zone 'UTC' as start
    from (select now() + n * interval '7 days' as at from generate_series(0, weeks) as n union all select d.at from event_default d) as w
    order by start
  loop
    continue when exists (select from event_part p where week >= p.since and week < p.until);
    name := 'event_' || to_char(week at time zone 'UTC', 'YYYYMMDD');
    lock table event_default in access exclusive mode;
    execute format('create table %I (like event including defaults including generated including constraints)', name);
    execute format('grant select on %I to croupier_app', name);
    execute format('with moved as (delete from event_default where at >= %L and at < %L returning id, txid, type, player, payload, at, brand)
      insert into %I (id, txid, type, player, payload, at, brand) select * from moved', week, week + interval '7 days', name);
    execute format('alter table event attach partition %I for values from (%L) to (%L)', name, week, week + interval '7 days');
    insert into event_part values (name, week, week + interval '7 days');
  end loop;
exception when lock_not_available then null;
end $$;

-- Ended parts of which every event is older than some days and was passed by every reader: they may leave.
create or replace function outbox.parts_to_leave(days int) returns setof outbox.event_part
language plpgsql stable security definer set search_path = outbox, pg_temp as $$
declare
  part event_part;
  passed xid8;
  is_left boolean;
begin
  select min(pg_snapshot_xmin(r.done)) into passed
  from (select done from reader union all select done from part_cursor) as r;
  for part in select * from event_part p where p.until < now() - make_interval(days => parts_to_leave.days) order by p.until loop
    execute format('select exists (select from %I where txid >= coalesce($1, ''0''))', part.name) into is_left using passed;
    if not is_left then return next part; end if;
  end loop;
end $$;

-- Whether a part could be dropped now: nobody reads the table for long, as a dump does. The lock goes with the inner block.
create or replace function outbox.may_drop_part() returns boolean
language plpgsql security definer set search_path = outbox, pg_temp set lock_timeout = '500ms' as $$
begin
  lock table event in access exclusive mode;
  raise exception 'the lock is not kept' using errcode = 'CO001';
exception
  when sqlstate 'CO001' then return true;
  when lock_not_available then return false;
end $$;

-- What tells one event from another one. The sum over a part changes with any event.
create or replace function outbox.mark_of(id bigint, txid xid8, type text, player text, brand text, at timestamptz, payload jsonb)
returns bigint language sql immutable as $$
  select hashtextextended(concat_ws('|', id, txid, type, coalesce(player, ''), coalesce(brand, ''),
    (extract(epoch from at) * 1000000)::bigint, payload), 0);
$$;

-- Drops a part whose events are all in a file, which is recorded with it, or, without one, whose events are not wanted.
-- False, and nothing is done, if an event came or went since the file was written. Its events go with this transaction.
create or replace function outbox.drop_part(part text, days int, marks numeric, archived outbox.archive) returns boolean
language plpgsql security definer set search_path = outbox, pg_temp set lock_timeout = '500ms' as $$
declare
  found_marks numeric;
  found_rows bigint;
begin
  lock table event_part in share row exclusive mode;
  if not exists (select from parts_to_leave(drop_part.days) p where p.name = drop_part.part) then return false; end if;
  execute format('lock table %I in share mode', drop_part.part);
  if (drop_part.archived).file is not null then
    execute format('select count(*), coalesce(sum(mark_of(id, txid, type, player, brand, at, payload)), 0) from %I', drop_part.part)
      into found_rows, found_marks;
    if found_rows <> drop_part.archived.rows or found_marks <> drop_part.marks then return false; end if;
    insert into archive (file, since, until, rows, bytes, sha256)
    values (archived.file, archived.since, archived.until, archived.rows, archived.bytes, archived.sha256);
  else
    execute format('select count(*) from %I', drop_part.part) into found_rows;
    update event_log l set whole_since = greatest(l.whole_since, (select p.until from event_part p where p.name = drop_part.part)) where found_rows > 0;
  end if;
  execute format('alter table event detach partition %I', drop_part.part);
  execute format('drop table %I', drop_part.part);
  delete from event_part p where p.name = drop_part.part;
  return true;
end $$;

-- Puts a rewritten file in the place of one, without the events of erased players.
create or replace function outbox.replace_archived(old_file text, archived outbox.archive) returns void
language plpgsql security definer set search_path = outbox, pg_temp as $$
begin
  update archive a set file = archived.file, rows = archived.rows, bytes = archived.bytes, sha256 = archived.sha256
  where a.file = replace_archived.old_file and a.deleted_at is null;
  if not found then raise exception 'no archived file %', replace_archived.old_file; end if;
end $$;

-- Files that end before a moment are no longer wanted. Returns them; the caller deletes them from the disk.
create or replace function outbox.forget_archived(before timestamptz) returns setof text
language sql security definer set search_path = outbox, pg_temp as $$
  update event_log l set whole_since = greatest(l.whole_since,
    (select max(a.until) from archive a where a.until < forget_archived.before and a.deleted_at is null));
  update archive a set deleted_at = now() where a.until < forget_archived.before and a.deleted_at is null returning a.file;
$$;

revoke execute on function outbox.make_parts, outbox.parts_to_leave, outbox.may_drop_part, outbox.drop_part, outbox.replace_archived,
  outbox.forget_archived from public, croupier_app;
grant execute on function outbox.make_parts, outbox.parts_to_leave, outbox.may_drop_part, outbox.mark_of, outbox.drop_part,
  outbox.replace_archived, outbox.forget_archived to croupier_archive;
