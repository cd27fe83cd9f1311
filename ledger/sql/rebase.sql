-- The roll-up tracks its progress by transaction ids of the server that wrote them, as outbox.rebase does. Counts everything
-- not yet counted by the old ids, and continues with the ids of this server.
create or replace function ledger.rebase() returns void
language plpgsql set search_path = ledger, pg_temp as $$
declare
  done rolled_up;
  last_no bigint;
begin
  lock table transfer, house_transfer in share mode;
  select * into done from rolled_up for update;
  select coalesce(max(no), 0) into last_no from posted;
  perform sum_up(done.summed_after_no, done.summed_upto, null);
  update house_account h set balance = h.balance + sums.change
  from (
    select side.account, side.asset, sum(side.amount)::bigint as change
    from posted t cross join lateral sides_of(t.movements) as side
    where t.no > done.after_no and t.txid >= done.upto and side.account <> 'player'
    group by side.account, side.asset
  ) as sums
  where h.code = sums.account and h.asset = sums.asset and h.floor is null;
  update rolled_up set upto = pg_current_xact_id(), after_no = last_no, summed_upto = pg_current_xact_id(), summed_after_no = last_no,
    mark_xid = pg_current_xact_id(), mark_no = last_no;
end $$;

-- The latest transaction id that the outbox and the roll-up remember.
create or replace function outbox.latest_mark() returns xid8 language sql stable as $$
  select coalesce(greatest(
    (select max(txid) from outbox.event),
    (select max(pg_snapshot_xmax(until)) from outbox.reader),
    (select max(pg_snapshot_xmax(until)) from outbox.part_cursor),
    (select greatest(upto, summed_upto, mark_xid) from ledger.rolled_up)
  ), '0');
$$;
