-- Keeps the audit trail append-only. Erasure may still blank personal text and addresses in it.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('croupier.erasing', true) = 'on' then
    return null;
  end if;
  raise exception 'audit_event is append-only';
end $$;

-- The form in which entries are sealed and erased from now on. Another one gets the next number, and a branch in blanked_audit
-- and in audit_line: the branches of earlier ones, and what they call, never change, or the seals made with them break.
create or replace function audit_form() returns smallint language sql immutable as $$ select 1::smallint $$;

-- Part of form 1. Blanks all strings but our own ids. Numbers, booleans and ids identify nobody without the text around them.
create or replace function without_words(value jsonb) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (select coalesce(jsonb_object_agg(e.key, without_words(e.value)), '{}') from jsonb_each(value) as e)
    when 'array' then (select coalesce(jsonb_agg(without_words(e.value)), '[]') from jsonb_array_elements(value) as e)
    when 'string' then case when value #>> '{}' ~ '^[a-z]{3}_[0-9a-z]{26}$' then value else '"[erased]"' end
    else value
  end;
end $$;

-- An entry without personal data. An operator's free-text reason may name the person, so it goes too.
create or replace function blanked_audit(entry audit_event, form int) returns audit_event language plpgsql immutable as $$
begin
  case form when 1 then
    entry.address := null;
    entry.before := without_words(entry.before);
    entry.after := without_words(entry.after);
    if entry.actor_kind = 'operator' and entry.why is not null then entry.why := '[erased]'; end if;
  end case;
  return entry;
end $$;

create or replace function blanked_audit(entry audit_event) returns audit_event language sql immutable as $$
  select blanked_audit(entry, audit_form())
$$;

-- Removes a person's data from the audit trail. Archived entries follow: from now on no reader sees their words. It notes
-- the player itself, because during an upgrade a process of an earlier release may call it.
create or replace function erase_from_audit(of_player text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Sealing waits for this erasure: a seal made meanwhile would have the words, and no mark below.
  lock table audit_seal in row exclusive mode;
  perform set_config('croupier.erasing', 'on', true);
  update audit_event e set (address, before, after, why) = (select b.address, b.before, b.after, b.why from blanked_audit(e) as b)
  where subject = of_player or actor = of_player;
  perform set_config('croupier.erasing', 'off', true);
  -- The words of their seals can no longer be compared.
  insert into audit_seal_erasure as known (seal, form)
  select distinct s.number, audit_form() from audit_event e
  cross join lateral (select number from audit_seal where upto >= e.id order by upto limit 1) s
  where e.subject = of_player or e.actor = of_player
  on conflict (seal) do update set form = excluded.form where known.form < excluded.form;
  insert into audit_erasure (player) values (of_player) on conflict do nothing;
end $$;
