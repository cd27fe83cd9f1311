-- Why an operator did something stands there in that operator's own words, which may name whom they speak of.
create or replace function erase_from_audit(of_player text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('croupier.erasing', 'on', true);
  update audit_event set address = null, before = without_words(before), after = without_words(after),
    why = case when actor_kind = 'operator' and why is not null then '[erased]' else why end
  where subject = of_player or actor = of_player;
  perform set_config('croupier.erasing', 'off', true);
end $$;
