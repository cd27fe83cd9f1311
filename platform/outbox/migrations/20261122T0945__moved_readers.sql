-- A listener's place goes by the name of its slice, so it follows when another slice does the listening: with what was
-- parked. Where both have a place, the one that is further behind counts: an event may come twice, but none is lost.
create function outbox.move_reader(old_name text, new_name text) returns void language plpgsql as $$
declare
  o outbox.reader;
begin
  -- A process that still delivers by the old name ends the event that it has in hand first.
  select r.* into o from outbox.reader r where r.name = old_name for update;
  if found then
    insert into outbox.reader as n (name, done, until, last_id, attempts, retry_at)
    values (new_name, o.done, o.until, o.last_id, o.attempts, o.retry_at)
    on conflict (name) do update
    set done = o.done, until = o.until, last_id = o.last_id, attempts = o.attempts, retry_at = o.retry_at
    where (pg_snapshot_xmax(o.done), pg_snapshot_xmax(o.until), o.last_id)
      < (pg_snapshot_xmax(n.done), pg_snapshot_xmax(n.until), n.last_id);
    delete from outbox.reader where name = old_name;
  end if;
  insert into outbox.parked (reader, event_id, type, player, payload, at, failure, parked_at)
  select new_name, event_id, type, player, payload, at, failure, parked_at from outbox.parked where reader = old_name
  on conflict do nothing;
  delete from outbox.parked where reader = old_name;
end $$;

-- Where listening has moved since sites may be upgraded.
select outbox.move_reader('account', 'sign-in');
select outbox.move_reader('security', 'sign-in-alerts');
