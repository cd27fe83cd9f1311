-- Grants name the configuration of their player's arm: each arm's is kept, too.
create or replace function promotion.keep_config() returns trigger language plpgsql security definer as $$
begin
  insert into promotion.run_config (hash, config)
  values (coalesce(new.config_hash, encode(sha256(convert_to(new.config::text, 'utf8')), 'hex')), new.config)
  on conflict do nothing;
  insert into promotion.run_config (hash, config)
  select encode(sha256(convert_to((arm -> 'config')::text, 'utf8')), 'hex'), arm -> 'config'
  from jsonb_array_elements(new.experiment -> 'arms') as arm
  on conflict do nothing;
  return null;
end $$;
