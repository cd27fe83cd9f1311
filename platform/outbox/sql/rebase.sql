-- Cursors of event readers are transaction ids of the server that wrote them. On another server, or after a recovery,
-- they are meaningless, and events would wait for ids months away. Repeated delivery is allowed, lost events are not.

-- Gives all events and cursors ids of this server. Each reader resumes at its first unread event.
create or replace function outbox.rebase() returns void language plpgsql as $$
declare
  own xid8;
begin
  lock table outbox.event, outbox.reader, outbox.part_cursor in access exclusive mode;
  own := pg_current_xact_id();
  update outbox.reader r set
    last_id = coalesce(
      (select min(e.id) - 1 from outbox.event e
        where not pg_visible_in_snapshot(e.txid, r.done)
          and not (pg_visible_in_snapshot(e.txid, r.until) and e.id <= r.last_id)),
      (select max(id) from outbox.event), 0),
    attempts = 0, retry_at = '-infinity';
  update outbox.part_cursor c set
    last_id = coalesce(
      (select min(e.id) - 1 from outbox.event e
        where e.part = c.part and not pg_visible_in_snapshot(e.txid, c.done)
          and not (pg_visible_in_snapshot(e.txid, c.until) and e.id <= c.last_id)),
      (select max(id) from outbox.event), 0);
  -- The window contains only this transaction, which writes all events.
  update outbox.reader set done = format('%s:%s:', own, own)::pg_snapshot,
    until = format('%s:%s:', own::text::bigint + 1, own::text::bigint + 1)::pg_snapshot;
  update outbox.part_cursor set done = format('%s:%s:', own, own)::pg_snapshot,
    until = format('%s:%s:', own::text::bigint + 1, own::text::bigint + 1)::pg_snapshot;
  update outbox.event set txid = own;
end $$;
