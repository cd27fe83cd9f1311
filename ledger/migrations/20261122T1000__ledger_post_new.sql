-- Writes one transfer whose key is new, and refuses one that is known: by the unique key, after the wallet was waited for.
-- Whoever has nothing else in the transaction asks this first and `post` after a refusal: looking before writing costs a
-- sixth of a posting, and almost every key is new.
create function ledger.post_new(player text, key text, request_hash bytea, kind text, ref jsonb,
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
  -- After the wallet, as in every posting: two that wait for each other would wait for ever.
  if has_budget then perform charge_budgets(movements); end if;

  insert into transfer (no, player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings)
  overriding system value
  values (given.no, post_new.player, post_new.key, post_new.request_hash, post_new.kind, post_new.ref, post_new.movements,
    given.version, given.coins, given.tour_points, given.entries, given.winnings);
  insert into outbox.push (channel, seq, payload)
  values ('player:' || post_new.player, push_seq, set_balance_push(given, post_new.kind));
  return given;
end $$;

-- Looks first, so that a transaction with more in it outlives a repeat.
create or replace function ledger.post(player text, key text, request_hash bytea, kind text, ref jsonb,
  movements ledger.movement[]) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  known_no bigint;
  known_hash bytea;
  given receipt;
begin
  -- A statement of its own: the next one sees what those committed whom this one waits for.
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

revoke execute on function ledger.post_new from public;
grant execute on function ledger.post_new to croupier_app;
