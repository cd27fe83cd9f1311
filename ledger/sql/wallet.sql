-- Opens the four accounts of a player. Pushes sent before the wallet existed are counted in outbox.channel; the wallet
-- takes over that counter, so sequence numbers go on without a gap. Lock 7305: LOCKS.playerChannel.
create or replace function ledger.open_wallet(player text) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('player:' || open_wallet.player, 7305));
  insert into wallet (player) values (open_wallet.player) on conflict on constraint wallet_pkey do nothing;
  update wallet w set pushes = c.top, push_epoch = c.epoch from outbox.channel c
  where w.player = open_wallet.player and w.pushes = 0 and c.name = 'player:' || open_wallet.player;
  delete from outbox.channel c where c.name = 'player:' || open_wallet.player;
end $$;

-- Locks the wallet's row, the first lock of every posting.
create or replace function ledger.lock_wallet(player text) returns void
language plpgsql set search_path = ledger, pg_temp as $$
begin
  perform from wallet w where w.player = lock_wallet.player for update;
  if not found then raise exception 'no wallet of %', lock_wallet.player using errcode = 'CL004'; end if;
end $$;

-- Locks the wallets of these players that no other transaction holds, without waiting, and returns the other players.
-- Whoever holds some wallets while waiting for others makes everyone wait who plays.
create or replace function ledger.lock_free_wallets(players text[]) returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  with locked as materialized (
    select w.player from wallet w where w.player = any (lock_free_wallets.players) order by w.player for no key update skip locked
  )
  select w.player from wallet w
  where w.player = any (lock_free_wallets.players) and not exists (select from locked l where l.player = w.player);
$$;

-- Moves an amount between the free and the held part of a balance. A held amount cannot be spent.
create or replace function ledger.change_held(player text, asset ledger.asset, change bigint) returns void
language sql set search_path = ledger, pg_temp as $$
  update wallet w set free_coins = free_coins - m.coins, held_coins = held_coins + m.coins,
    free_tour_points = free_tour_points - m.tour_points, held_tour_points = held_tour_points + m.tour_points,
    free_entries = free_entries - m.entries, held_entries = held_entries + m.entries,
    free_winnings = free_winnings - m.winnings, held_winnings = held_winnings + m.winnings
  from (
    select case when asset = 'coins' then change else 0 end as coins, case when asset = 'tourPoints' then change else 0 end as tour_points,
      case when asset = 'entries' then change else 0 end as entries, case when asset = 'winnings' then change else 0 end as winnings
  ) as m
  where w.player = change_held.player;
$$;

-- Takes the next sequence numbers of a player's push channel and returns the last; null if the player has no wallet.
create or replace function ledger.count_push(channel text, by bigint) returns bigint
language sql security definer set search_path = ledger, pg_temp as $$
  update wallet w set pushes = w.pushes + count_push.by where w.player = substr(count_push.channel, length('player:') + 1)
  returning w.pushes;
$$;

-- The same for many players, with how many each takes; nothing of players without a wallet.
create or replace function ledger.count_pushes(players text[], counts int[]) returns table (player text, top bigint)
language plpgsql security definer set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform 1 from wallet w where w.player = any (count_pushes.players) order by w.player for no key update;
  return query update wallet w set pushes = w.pushes + t.taken
    from (
      select u.player, sum(u.count) as taken from unnest(count_pushes.players, count_pushes.counts) as u (player, count) group by u.player
    ) t
    where w.player = t.player returning w.player, w.pushes;
end $$;
revoke execute on function ledger.count_pushes from public;
grant execute on function ledger.count_pushes to croupier_app;

-- The `setBalance` push of a transfer, as JSON text. format() costs a fraction of json_build_object() per posting.
create or replace function ledger.set_balance_push(given ledger.receipt, reason text) returns text
language sql stable as $$
  select format('{"type":"setBalance","data":{"version":%s,"coins":%s,"tourPoints":%s,"entries":%s,"winnings":%s,"reason":%s,"ledgerId":"txn_%s"}}',
    given.version, given.coins, given.tour_points, given.entries, given.winnings, to_json(reason), given.no);
$$;
