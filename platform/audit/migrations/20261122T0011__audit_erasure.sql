-- What happened stays for ever; in which words, and from which address, may have to go with the person.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('croupier.erasing', true) = 'on' then
    return null;
  end if;
  raise exception 'audit_event is append-only';
end $$;

-- Numbers, yes and no, and ids of ours say nothing about anybody without the words between them.
create function without_words(value jsonb) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (select coalesce(jsonb_object_agg(e.key, without_words(e.value)), '{}') from jsonb_each(value) as e)
    when 'array' then (select coalesce(jsonb_agg(without_words(e.value)), '[]') from jsonb_array_elements(value) as e)
    when 'string' then case when value #>> '{}' ~ '^[a-z]{3}_[0-9a-z]{26}$' then value else '"[erased]"' end
    else value
  end;
end $$;

-- The one way to touch the trail: who did what and when stays as it was. A `set` of the function itself would hold for
-- its time alone, and is allowed to superusers only.
create function erase_from_audit(of_player text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('croupier.erasing', 'on', true);
  update audit_event set address = null, before = without_words(before), after = without_words(after)
  where subject = of_player or actor = of_player;
  perform set_config('croupier.erasing', 'off', true);
end $$;
revoke all on function erase_from_audit(text) from public;
grant execute on function erase_from_audit(text) to croupier_app;
create index audit_event_by_actor on audit_event (actor) where actor is not null;
