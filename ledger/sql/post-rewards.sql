-- Posts many rewards: coins and entries that promotions give to players, any number to each, in the order of `ordinal`. A
-- player is told all new balances in one row of pushes. A known key moves nothing and returns the number of its transfer;
-- with another request it refuses the batch, as an unknown player does: the caller posts each alone then.
create or replace function ledger.post_rewards(rewards jsonb) returns table (ordinal int, no bigint)
language plpgsql security definer set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
declare
  wrong text;
begin
  select r.key into wrong from jsonb_to_recordset(rewards) as r (key text, coins bigint, entries bigint)
  where least(r.coins, r.entries) < 0 or greatest(r.coins, r.entries) not between 1 and 9007199254740991;
  if found then raise exception 'reward % gives nothing, less, or too much', wrong using errcode = 'CL007'; end if;
  -- A separate statement, so that the next one sees what the transactions that held the locks have committed.
  perform 1 from wallet w
  where w.player = any (array(select r.player from jsonb_to_recordset(rewards) as r (player text))) order by w.player for no key update;
  select r.player into wrong from jsonb_to_recordset(rewards) as r (player text)
  where not exists (select from wallet w where w.player = r.player) limit 1;
  if found then raise exception 'no wallet of %', wrong using errcode = 'CL004'; end if;
  select r.key into wrong from jsonb_to_recordset(rewards) as r (player text, key text, hash text)
  join transfer t on t.player = r.player and t.key = r.key where t.request_hash <> decode(r.hash, 'hex') limit 1;
  if found then raise exception 'key % was used for another request', wrong using errcode = 'CL003'; end if;

  return query
  with asked as materialized (
    select r.*, t.no as known
    from jsonb_to_recordset(rewards) as r (ordinal int, player text, key text, hash text, kind text, ref jsonb, coins bigint, entries bigint)
    left join transfer t on t.player = r.player and t.key = r.key
  ), judged as (
    select a.ordinal, a.player, a.key, decode(a.hash, 'hex') as request_hash, a.kind, a.ref, a.coins as given_coins,
      a.entries as given_entries, w.version + row_number() over own as version, w.pushes + row_number() over own as pushes,
      w.free_coins + w.held_coins + (sum(a.coins) over own)::bigint as coins, w.free_tour_points + w.held_tour_points as tour_points,
      w.free_entries + w.held_entries + (sum(a.entries) over own)::bigint as entries, w.free_winnings + w.held_winnings as winnings
    from asked a join wallet w on w.player = a.player where a.known is null
    window own as (partition by a.player order by a.ordinal)
    order by a.player, a.ordinal
  ), applied as materialized (
    select nextval('transfer_no_seq') as no, j.* from judged j
  ), moved as (
    update wallet w set version = w.version + s.count, free_coins = w.free_coins + s.coins,
      free_entries = w.free_entries + s.entries, pushes = w.pushes + s.count
    from (
      select a.player, count(*) as count, sum(a.given_coins)::bigint as coins, sum(a.given_entries)::bigint as entries
      from applied a group by a.player
    ) s where w.player = s.player
  ), posted as (
    insert into transfer (no, player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings)
    overriding system value
    select a.no, a.player, a.key, a.request_hash, a.kind, a.ref,
      array(
        select ('promotions', 'player', m.asset, m.amount)::movement
        from (values ('coins'::asset, a.given_coins), ('entries'::asset, a.given_entries)) as m (asset, amount)
        where m.amount > 0
      ),
      a.version, a.coins::balance, a.tour_points::balance, a.entries::balance, a.winnings::balance
    from applied a
  ), pushed as (
    insert into outbox.push (channel, seq, payload)
    select 'player:' || a.player, max(a.pushes), string_agg(set_balance_push(
      (a.no, false, a.version, a.coins, a.tour_points, a.entries, a.winnings)::receipt, a.kind), E'\n' order by a.ordinal)
    from applied a group by a.player
  )
  select a.ordinal, a.no from applied a
  union all
  select a.ordinal, a.known from asked a where a.known is not null;
end $$;
revoke execute on function ledger.post_rewards from public;
grant execute on function ledger.post_rewards to croupier_app;
