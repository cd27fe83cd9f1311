-- A push is kept as the text that it goes out as.
drop function ledger.set_balance_push(ledger.receipt, text);
create function ledger.set_balance_push(given ledger.receipt, reason text) returns json
language sql stable as $$
  select format('{"type":"setBalance","data":{"version":%s,"coins":%s,"tourPoints":%s,"entries":%s,"winnings":%s,"reason":%s,"ledgerId":"txn_%s"}}',
    given.version, given.coins, given.tour_points, given.entries, given.winnings, to_json(reason), given.no)::json;
$$;
revoke execute on function ledger.set_balance_push from public;

-- As before, but for the type of the first push of a player.
create or replace function ledger.post(player text, key text, request_hash bytea, kind text, ref jsonb,
  movements ledger.movement[]) returns ledger.receipt
language plpgsql security definer set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  known_no bigint;
  known_hash bytea;
  move movement;
  change bigint;
  has_budget boolean := false;
  given receipt;
begin
  -- A statement of its own: the next one sees what those committed whom this one waits for.
  select null, false, w.version + 1, w.free_coins + w.held_coins, w.free_tour_points + w.held_tour_points,
    w.free_entries + w.held_entries, w.free_winnings + w.held_winnings
  into given from wallet w where w.player = post.player for update;
  if not found then raise exception 'no wallet of %', post.player using errcode = 'CL004'; end if;
  select t.no, t.request_hash into known_no, known_hash from transfer t where t.player = post.player and t.key = post.key;
  if found then
    if known_hash <> post.request_hash then
      raise exception 'key % was used for another request', post.key using errcode = 'CL003';
    end if;
    select t.no, true, t.version, t.coins, t.tour_points, t.entries, t.winnings into given from transfer t where t.no = known_no;
    return given;
  end if;

  given.no := nextval('transfer_no_seq');
  foreach move in array movements loop
    has_budget := has_budget or not array[move.debit, move.credit]::text[] <@ player_and_house();
    change := move.amount * ((move.credit = 'player')::int - (move.debit = 'player')::int);
    continue when change = 0;
    case move.asset
      when 'coins' then given.coins := given.coins + change;
      when 'tourPoints' then given.tour_points := given.tour_points + change;
      when 'entries' then given.entries := given.entries + change;
      when 'winnings' then given.winnings := given.winnings + change;
      else raise exception 'a player has no %', move.asset using errcode = 'CL004';
    end case;
  end loop;
  if has_budget then perform charge_budgets(movements); end if;

  with changed as (
    update wallet w set version = given.version, free_coins = given.coins - w.held_coins,
      free_tour_points = given.tour_points - w.held_tour_points, free_entries = given.entries - w.held_entries,
      free_winnings = given.winnings - w.held_winnings
    where w.player = post.player
  ), written as (
    insert into transfer (no, player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings)
    overriding system value
    values (given.no, post.player, post.key, post.request_hash, post.kind, post.ref, post.movements,
      given.version, given.coins, given.tour_points, given.entries, given.winnings)
  ), counter as (
    update outbox.channel c set top = c.top + 1 where c.name = 'player:' || post.player
    returning c.name, c.top
  )
  insert into outbox.push (channel, seq, payload) select c.name, c.top, set_balance_push(given, post.kind) from counter c;
  -- The first push of a player, or since the channel was forgotten.
  if not found then perform outbox.push('player:' || post.player, set_balance_push(given, post.kind)::jsonb); end if;
  return given;
end $$;
