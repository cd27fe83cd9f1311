-- Cursors of event readers are transaction ids of the server that wrote them. In another server, or after a recovery, those
-- ids say nothing, and events would wait for ids that come in months. Repeated delivery is allowed, a lost event is not.

-- The latest transaction id that the outbox remembers. The floor above adds its own.
create function outbox.latest_mark() returns xid8 language sql stable as $$
  select coalesce(greatest(
    (select max(txid) from outbox.event),
    (select max(pg_snapshot_xmax(until)) from outbox.reader)
  ), '0');
$$;

-- Gives all events and cursors the ids of this server. Each reader goes on with the first event that it had not passed.
create function outbox.rebase() returns void language plpgsql as $$
declare
  own xid8;
begin
  lock table outbox.event, outbox.reader in access exclusive mode;
  own := pg_current_xact_id();
  update outbox.reader r set
    last_id = coalesce(
      (select min(e.id) - 1 from outbox.event e
        where not pg_visible_in_snapshot(e.txid, r.done)
          and not (pg_visible_in_snapshot(e.txid, r.until) and e.id <= r.last_id)),
      (select max(id) from outbox.event), 0),
    attempts = 0, retry_at = '-infinity';
  -- The window holds this transaction alone, and all events are written by it.
  update outbox.reader set done = format('%s:%s:', own, own)::pg_snapshot,
    until = format('%s:%s:', own::text::bigint + 1, own::text::bigint + 1)::pg_snapshot;
  update outbox.event set txid = own;
end $$;
revoke execute on function outbox.rebase from public;
