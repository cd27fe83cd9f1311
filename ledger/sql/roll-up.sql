-- Adds the transfers since the last run to the house accounts and the sums of players, each exactly once, and returns how many there were.
-- A sequence number is taken before its row becomes visible, so numbers cannot mark progress. Transaction ids can: all
-- below the oldest running one have ended. Must run in its own transaction.
create or replace function ledger.roll_up() returns bigint
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  -- Read before this transaction has an id: a transaction with a greater id takes a greater number.
  last_no bigint := coalesce(pg_sequence_last_value('ledger.transfer_no_seq'), 0);
  done rolled_up;
  horizon xid8;
  count bigint;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'roll_up runs in its own transaction';
  end if;
  select * into done from rolled_up for update;
  -- One for both statements: what ends between them is left to the next run.
  horizon := pg_snapshot_xmin(pg_current_snapshot());
  perform sum_up(done.summed_after_no, done.summed_upto, horizon);
  with added as materialized (
    select t.no, side.account, side.asset, side.amount
    from posted t left join lateral sides_of(t.movements) as side on side.account <> 'player'
    where t.no > done.after_no and t.txid >= done.upto and t.txid < horizon
  ), changed as (
    update house_account h set balance = h.balance + sums.change
    from (select account, asset, sum(amount)::bigint as change from added group by account, asset) as sums
    where h.code = sums.account and h.asset = sums.asset and h.floor is null
  ), moved_on as (
    -- A run that waited for the row may have left a lower mark than the run before it: the number never goes back.
    update rolled_up r set upto = horizon, summed_upto = horizon,
      after_no = case when is_past_mark then greatest(r.after_no, r.mark_no) else r.after_no end,
      summed_after_no = case when is_past_mark then greatest(r.summed_after_no, r.mark_no) else r.after_no end,
      mark_no = case when is_past_mark then last_no else r.mark_no end,
      mark_xid = case when is_past_mark then pg_current_xact_id() else r.mark_xid end
    from (select horizon >= done.mark_xid as is_past_mark) as state
  )
  select count(distinct no) into count from added;
  return count;
end $$;
