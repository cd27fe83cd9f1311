-- What a grant was decided by: the event as it was read, and the cell before and after it. Empty for older grants.
alter table promotion.grant add column proof jsonb not null default '{}';

-- Configurations that runs had, by the hash that grants name: the SHA-256 of this text.
create table promotion.run_config (
  hash text primary key,
  config jsonb not null,
  since timestamptz not null default now()
);
create function promotion.keep_config() returns trigger language plpgsql security definer as $$
begin
  insert into promotion.run_config (hash, config)
  values (coalesce(new.config_hash, encode(sha256(convert_to(new.config::text, 'utf8')), 'hex')), new.config)
  on conflict do nothing;
  return null;
end $$;
create trigger config_kept after insert or update on public.campaign
  for each row when (new.status in ('published', 'shadow')) execute function promotion.keep_config();
insert into promotion.run_config (hash, config)
select coalesce(config_hash, encode(sha256(convert_to(config::text, 'utf8')), 'hex')), config
from public.campaign where status in ('published', 'shadow', 'archived')
on conflict do nothing;
