-- Gives a free slot of a pool. -1: none is left. -2: the player has one by another key. A slot that another transaction
-- is taking is left to it; the last ones are waited for, so that a rollback loses none.
create or replace function promotion.claim_slot(pool text, player text, key text) returns int
language plpgsql as $$
declare
  own record;
  free int;
begin
  -- Lock 7317: LOCKS.claim.
  perform pg_advisory_xact_lock(hashtextextended(claim_slot.pool || ' ' || claim_slot.player, 7317));
  select s.slot, s.key into own from promotion.claim_slot s where s.pool = claim_slot.pool and s.player = claim_slot.player;
  if found then return case when own.key = claim_slot.key then own.slot else -2 end; end if;
  loop
    free := null;
    begin
      select s.slot into strict free from promotion.claim_slot s
      where s.pool = claim_slot.pool and s.player is null limit 1 for update skip locked;
    exception when no_data_found then
      -- Undoes the locks on slots that were given away meanwhile: nobody may hold one, found in any order, and wait.
      null;
    end;
    if free is null then
      -- In one order for all: a waiter keeps the lock on a slot that was given away meanwhile.
      select s.slot into free from promotion.claim_slot s
      where s.pool = claim_slot.pool and s.player is null order by s.slot limit 1 for update;
    end if;
    if free is not null then
      update promotion.claim_slot s set player = claim_slot.player, key = claim_slot.key
      where s.pool = claim_slot.pool and s.slot = free;
      return free;
    end if;
    if not exists (select from promotion.claim_slot s where s.pool = claim_slot.pool and s.player is null) then return -1; end if;
  end loop;
end $$;

-- Makes a pot, or changes its total: what is added is left in addition; what is removed is taken from what is left, and
-- the rest is its debt. The pot of a run's budget counts what the run has granted before it, but not to test accounts.
create or replace function promotion.open_pot(name text, total bigint, slices int, day date, player text) returns void
language plpgsql as $$
declare
  before bigint;
  owed bigint;
  part record;
begin
  select p.total into before from promotion.pot p where p.name = open_pot.name;
  if before = open_pot.total then return; end if;
  insert into promotion.pot (name, total, day, player)
  values (open_pot.name, open_pot.total, open_pot.day, open_pot.player) on conflict do nothing;
  if found then
    if day is null then
      select coalesce(sum((g.paid ->> split_part(open_pot.name, ':', 2))::bigint), 0) into before
      from promotion.grant g join public.player p on p.id = g.player and not p.is_test
      where g.run = split_part(open_pot.name, ':', 1) and g.state = 'paid' and g.kind = 'balance';
    end if;
    owed := greatest(0, coalesce(before, 0) - open_pot.total);
    before := open_pot.total - least(open_pot.total, coalesce(before, 0));
    insert into promotion.pot_slice (pot, slice, left_over)
    select open_pot.name, s, before / slices + case when s < before % slices then 1 else 0 end
    from generate_series(0, slices - 1) s;
    update promotion.pot p set debt = owed where p.name = open_pot.name and owed > 0;
    return;
  end if;
  select p.total into before from promotion.pot p where p.name = open_pot.name;
  if before = open_pot.total then return; end if;
  select p.total, p.debt into before, owed from promotion.pot p where p.name = open_pot.name for no key update;
  -- To be removed: negative if it is added.
  before := before - open_pot.total + owed;
  for part in select s.slice, s.left_over from promotion.pot_slice s where s.pot = open_pot.name order by s.slice for update loop
    exit when before = 0;
    update promotion.pot_slice s set left_over = part.left_over - least(before, part.left_over)
    where s.pot = open_pot.name and s.slice = part.slice;
    before := before - least(before, part.left_over);
  end loop;
  update promotion.pot p set total = open_pot.total, debt = greatest(0, before) where p.name = open_pot.name;
end $$;

-- Takes an amount from one slice of a pot and returns the slice. -1: less is left, with nobody taking or giving back at
-- the moment. -2: not without waiting, if `is_waiting` is false. -3: there is no such pot.
create or replace function promotion.take_from_pot(pot text, amount bigint, is_waiting boolean) returns int
language plpgsql as $$
declare
  taken int;
  whole bigint;
begin
  loop
    taken := null;
    begin
      select s.slice into strict taken from promotion.pot_slice s
      where s.pot = take_from_pot.pot and s.left_over >= amount order by random() limit 1 for update skip locked;
    exception when no_data_found then
      -- Undoes the locks on slices that became too small meanwhile: nobody may hold one and wait for the pot.
      null;
    end;
    if taken is null and is_waiting then
      -- One of those who wait holds the pot, so that they do not wait for each other's slices. Not `for update`: that
      -- waits for the foreign keys of slices, which giving back checks.
      perform from promotion.pot p where p.name = take_from_pot.pot for no key update;
      select s.slice into taken from promotion.pot_slice s
      where s.pot = take_from_pot.pot and s.left_over >= amount order by random() limit 1 for update;
    end if;
    if taken is not null then
      update promotion.pot_slice s set left_over = s.left_over - amount where s.pot = take_from_pot.pot and s.slice = taken;
      return taken;
    end if;
    -- No slice has enough, as far as is visible: decide over all of them.
    if is_waiting then
      perform from promotion.pot_slice s where s.pot = take_from_pot.pot order by s.slice for update;
    elsif (select count(*) from promotion.pot_slice s where s.pot = take_from_pot.pot)
      > (select count(*) from (select from promotion.pot_slice s where s.pot = take_from_pot.pot for update skip locked) free) then
      return -2;
    end if;
    select sum(s.left_over) into whole from promotion.pot_slice s where s.pot = take_from_pot.pot;
    if whole is null then return -3; end if;
    if whole < amount then return -1; end if;
    -- Enough in several slices together: put it into the first one.
    if not exists (select from promotion.pot_slice s where s.pot = take_from_pot.pot and s.left_over >= amount) then
      update promotion.pot_slice s set left_over = case when s.slice = 0 then whole else 0 end where s.pot = take_from_pot.pot;
    end if;
  end loop;
end $$;

-- Opens a pot unless its total is null, and takes from it without waiting.
create or replace function promotion.open_and_take(name text, total bigint, slices int, day date, player text, amount bigint) returns int
language plpgsql as $$
begin
  if total is not null then perform promotion.open_pot(name, total, slices, day, player); end if;
  return promotion.take_from_pot(name, amount, false);
end $$;
