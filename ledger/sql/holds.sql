-- Holds: an amount that stays in the balance and cannot be spent until it is posted, voided or expired.
-- The wallet is locked before the hold, so a post and an expiry cannot deadlock.

-- Places a hold. A repeated key returns the hold that exists.
create or replace function ledger.place_hold(player text, key text, request_hash bytea, kind text, ref jsonb,
  asset ledger.asset, amount ledger.amount, expires_at timestamptz) returns table (no bigint, state text, is_replay boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  known hold;
begin
  perform lock_wallet(place_hold.player);
  select * into known from hold h where h.player = place_hold.player and h.key = place_hold.key;
  if found and known.request_hash <> place_hold.request_hash then
    raise exception 'key % was used for another hold', place_hold.key using errcode = 'CL003';
  end if;
  if found then return query select known.no, known.state, true; return; end if;
  perform change_held(place_hold.player, place_hold.asset, place_hold.amount);
  return query insert into hold (player, key, request_hash, kind, ref, asset, amount, expires_at)
    values (place_hold.player, place_hold.key, place_hold.request_hash, place_hold.kind, place_hold.ref,
      place_hold.asset, place_hold.amount, place_hold.expires_at)
    returning hold.no, hold.state, false;
end $$;

-- Places a hold of what the player has of `amount`. A repeated key returns the hold that exists; without anything to hold
-- there is no row, and nothing is remembered.
create or replace function ledger.hold_up_to(player text, key text, request_hash bytea, kind text, ref jsonb,
  asset ledger.asset, amount ledger.amount, expires_at timestamptz)
returns table (no bigint, state text, held bigint, is_replay boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  least_of_both bigint;
begin
  perform lock_wallet(hold_up_to.player);
  select h.amount into least_of_both from hold h where h.player = hold_up_to.player and h.key = hold_up_to.key;
  if not found then
    select least(hold_up_to.amount, case hold_up_to.asset when 'coins' then w.free_coins when 'tourPoints' then w.free_tour_points
      when 'entries' then w.free_entries when 'winnings' then w.free_winnings end)
    into least_of_both from wallet w where w.player = hold_up_to.player;
  end if;
  if least_of_both > 0 then
    return query select p.no, p.state, least_of_both, p.is_replay from place_hold(hold_up_to.player, hold_up_to.key,
      hold_up_to.request_hash, hold_up_to.kind, hold_up_to.ref, hold_up_to.asset, least_of_both, hold_up_to.expires_at) as p;
  end if;
end $$;

-- Locks the wallet, then the hold, and returns the hold as it is now.
create or replace function ledger.lock_hold(no bigint) returns ledger.hold
language plpgsql set search_path = ledger, pg_temp as $$
declare
  held hold;
begin
  select * into held from hold h where h.no = lock_hold.no;
  if not found then raise exception 'no hold hld_%', lock_hold.no using errcode = 'CL008'; end if;
  perform lock_wallet(held.player);
  select * into held from hold h where h.no = lock_hold.no for update;
  return held;
end $$;

-- Moves `amount` of a hold to a house account and releases the rest.
create or replace function ledger.post_hold(no bigint, request_hash bytea, house text, asset ledger.asset, amount ledger.amount,
  ref jsonb) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  held hold := lock_hold(no);
  given receipt;
begin
  if held.state in ('voided', 'expired') then
    raise exception 'hold hld_% is %', post_hold.no, held.state using errcode = 'CL006';
  end if;
  if held.state = 'pending' then
    if post_hold.asset <> held.asset or post_hold.amount > held.amount then
      raise exception 'hold hld_% is of % % only', post_hold.no, held.amount, held.asset using errcode = 'CL005';
    end if;
    perform change_held(held.player, held.asset, -held.amount);
  end if;
  given := post(held.player, 'hold hld_' || held.no, request_hash, held.kind, post_hold.ref,
    array[('player', house, held.asset, post_hold.amount)::movement]);
  update hold h set state = 'posted', transfer = given.no where h.no = held.no and h.state = 'pending';
  return given;
end $$;

-- Releases a hold. False if it was released before.
create or replace function ledger.void_hold(no bigint) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  held hold := lock_hold(no);
begin
  if held.state = 'posted' then
    raise exception 'hold hld_% is posted', void_hold.no using errcode = 'CL006';
  end if;
  if held.state <> 'pending' then return false; end if;
  perform change_held(held.player, held.asset, -held.amount);
  update hold h set state = 'voided' where h.no = held.no;
  return true;
end $$;

-- Releases holds that expired by `at`, at most `count_max`. Returns how many.
create or replace function ledger.expire_holds(at timestamptz, count_max int) returns int
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  due bigint[];
  count int;
begin
  due := array(select h.no from hold h where h.state = 'pending' and h.expires_at <= expire_holds.at
    order by h.expires_at limit count_max);
  perform 1 from wallet w where w.player in (select h.player from hold h where h.no = any (due))
    order by w.player for update;
  with freed as (
    update hold h set state = 'expired' where h.no = any (due) and h.state = 'pending'
    returning h.player, h.asset, h.amount
  ), sums as (
    select f.player, count(*) as count,
      coalesce(sum(f.amount) filter (where f.asset = 'coins'), 0)::bigint as coins,
      coalesce(sum(f.amount) filter (where f.asset = 'tourPoints'), 0)::bigint as tour_points,
      coalesce(sum(f.amount) filter (where f.asset = 'entries'), 0)::bigint as entries,
      coalesce(sum(f.amount) filter (where f.asset = 'winnings'), 0)::bigint as winnings
    from freed f group by f.player
  ), changed as (
    update wallet w set free_coins = w.free_coins + s.coins, held_coins = w.held_coins - s.coins,
      free_tour_points = w.free_tour_points + s.tour_points, held_tour_points = w.held_tour_points - s.tour_points,
      free_entries = w.free_entries + s.entries, held_entries = w.held_entries - s.entries,
      free_winnings = w.free_winnings + s.winnings, held_winnings = w.held_winnings - s.winnings
    from sums s where w.player = s.player
  )
  select coalesce(sum(s.count), 0) into count from sums s;
  return count;
end $$;
