-- No role can shorten or remove a self-exclusion. Only the return request can be added, once.
create or replace function exclusion_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'exclusion' then
    if old.return_asked_at is null and (old.id, old.player, old.kind, old.chosen_at, old.until)
      is not distinct from (new.id, new.player, new.kind, new.chosen_at, new.until) then
      return new;
    end if;
  end if;
  raise exception 'an exclusion is neither shortened nor taken away';
end $$;

-- The keys of an excluded person are kept. Only the time of their proof can be added, once.
create or replace function exclusion_person_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.proven_at is null and (old.exclusion, old.key) = (new.exclusion, new.key) then
    return new;
  end if;
  raise exception 'an exclusion is neither shortened nor taken away';
end $$;

-- A return can be requested once the self-exclusion's period is over.
create or replace function exclusion_return_is_due() returns trigger language plpgsql as $$
begin
  if not exists (select from exclusion where id = new.exclusion and kind = 'exclusion' and until <= new.asked_at) then
    raise exception 'the time of this exclusion is not up';
  end if;
  return new;
end $$;
