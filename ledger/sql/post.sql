-- Sets how much of an asset a campaign may grant. Refused if the campaign has already granted more.
create or replace function ledger.set_budget(code text, asset ledger.asset, amount ledger.amount) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into house_account as h (code, asset, floor) values (set_budget.code, set_budget.asset, -set_budget.amount)
  on conflict (code, asset) do update set floor = excluded.floor;
$$;

-- Charges the budgets that a transfer draws on. Unlike other house accounts, a budget's balance changes in the same
-- transaction, under its row lock, and its floor refuses an overdraft. Unknown house accounts are refused here too.
create or replace function ledger.charge_budgets(movements ledger.movement[]) returns void
language plpgsql set search_path = ledger, pg_temp as $$
declare
  unknown text;
begin
  select side.account into unknown from sides_of(movements) as side
  where side.account <> all (player_and_house())
    and not exists (select from house_account h where h.code = side.account and h.asset = side.asset);
  if found then raise exception 'the house has no account %', unknown using errcode = 'CL004'; end if;
  update house_account h set balance = h.balance + moved.change
  from (
    select side.account, side.asset, sum(side.amount)::bigint as change from sides_of(movements) as side
    group by side.account, side.asset
  ) as moved
  where h.floor is not null and h.code = moved.account and h.asset = moved.asset;
end $$;

-- Optimistic insert: writes a transfer and lets the unique index refuse a known key. A caller with nothing else in its
-- transaction tries this first and calls `post` after a refusal; the lookup would cost a sixth of a posting, and almost
-- every key is new.
create or replace function ledger.post_new(player text, key text, request_hash bytea, kind text, ref jsonb,
  movements ledger.movement[]) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  move movement;
  change bigint;
  coins_change bigint := 0;
  tour_points_change bigint := 0;
  entries_change bigint := 0;
  winnings_change bigint := 0;
  has_budget boolean := false;
  given receipt;
  push_seq bigint;
begin
  foreach move in array movements loop
    has_budget := has_budget or not array[move.debit, move.credit]::text[] <@ player_and_house();
    change := move.amount * ((move.credit = 'player')::int - (move.debit = 'player')::int);
    continue when change = 0;
    case move.asset
      when 'coins' then coins_change := coins_change + change;
      when 'tourPoints' then tour_points_change := tour_points_change + change;
      when 'entries' then entries_change := entries_change + change;
      when 'winnings' then winnings_change := winnings_change + change;
      else raise exception 'a player has no %', move.asset using errcode = 'CL004';
    end case;
  end loop;

  update wallet w set version = w.version + 1, free_coins = w.free_coins + coins_change,
    free_tour_points = w.free_tour_points + tour_points_change, free_entries = w.free_entries + entries_change,
    free_winnings = w.free_winnings + winnings_change, pushes = w.pushes + 1
  where w.player = post_new.player
  returning nextval('transfer_no_seq'), false, w.version, w.free_coins + w.held_coins, w.free_tour_points + w.held_tour_points,
    w.free_entries + w.held_entries, w.free_winnings + w.held_winnings, w.pushes
  into given.no, given.is_replay, given.version, given.coins, given.tour_points, given.entries, given.winnings, push_seq;
  if not found then raise exception 'no wallet of %', post_new.player using errcode = 'CL004'; end if;
  if greatest(given.coins, given.tour_points, given.entries, given.winnings) > 9007199254740991 then
    raise exception 'a balance beyond 2^53 - 1' using errcode = 'CL007';
  end if;
  -- Budgets are locked after the wallet in every posting; any other order could deadlock.
  if has_budget then perform charge_budgets(movements); end if;

  insert into transfer (no, player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings)
  overriding system value
  values (given.no, post_new.player, post_new.key, post_new.request_hash, post_new.kind, post_new.ref, post_new.movements,
    given.version, given.coins, given.tour_points, given.entries, given.winnings);
  insert into outbox.push (channel, seq, payload)
  values ('player:' || post_new.player, push_seq, set_balance_push(given, post_new.kind));
  return given;
end $$;

-- Posts one transfer. A repeated key returns the stored receipt, and the caller's transaction survives; the same key with
-- another request is refused.
create or replace function ledger.post(player text, key text, request_hash bytea, kind text, ref jsonb,
  movements ledger.movement[]) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  known_no bigint;
  known_hash bytea;
  given receipt;
begin
  -- A separate statement, so that the next one sees what the transaction that held the lock has committed.
  perform lock_wallet(post.player);
  select t.no, t.request_hash into known_no, known_hash from transfer t where t.player = post.player and t.key = post.key;
  if not found then
    return post_new(post.player, post.key, post.request_hash, post.kind, post.ref, post.movements);
  end if;
  if known_hash <> post.request_hash then
    raise exception 'key % was used for another request', post.key using errcode = 'CL003';
  end if;
  select t.no, true, t.version, t.coins, t.tour_points, t.entries, t.winnings into given from transfer t where t.no = known_no;
  return given;
end $$;

-- Reverses a transfer with one that swaps both sides of each movement. Its key names the original, so it happens once.
create or replace function ledger.reverse(no bigint, request_hash bytea, ref jsonb) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  original transfer;
begin
  select * into original from transfer t where t.no = reverse.no;
  if not found then raise exception 'no transfer txn_%', reverse.no using errcode = 'CL008'; end if;
  return post(original.player, 'reversal txn_' || reverse.no, request_hash, 'reversal', ref,
    array(select (m.credit, m.debit, m.asset, m.amount)::movement from unnest(original.movements) as m));
end $$;

-- Posts a transfer between recording accounts of the house. A repeated key returns the stored number; the same key with
-- another request is refused. Locks no wallet.
create or replace function ledger.post_house(key text, request_hash bytea, kind text, ref jsonb, movements ledger.movement[])
returns table (no bigint, is_replay boolean)
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  unknown text;
  known house_transfer;
begin
  select side.account into unknown from sides_of(movements) as side
  where side.account = 'player' or side.account <> all (player_and_house());
  if found then raise exception 'a house transfer cannot use account %', unknown using errcode = 'CL004'; end if;
  -- The roll-up relies on it: a transaction takes its id before it takes a number.
  perform pg_current_xact_id();
  return query insert into house_transfer (key, request_hash, kind, ref, movements)
    values (post_house.key, post_house.request_hash, post_house.kind, post_house.ref, post_house.movements)
    on conflict (key) do nothing returning house_transfer.no, false;
  if found then return; end if;
  select * into known from house_transfer t where t.key = post_house.key;
  if known.request_hash <> post_house.request_hash then
    raise exception 'key % was used for another request', post_house.key using errcode = 'CL003';
  end if;
  return query select known.no, true;
end $$;
