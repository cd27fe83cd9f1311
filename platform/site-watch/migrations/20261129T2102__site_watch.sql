-- Significant events of the site that no other table tells: large wins, outages, clocks, providers, the random source.
create table site_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  -- Null for an event of all brands.
  brand text,
  -- Of an event that lasted.
  since timestamptz,
  until timestamptz,
  player text,
  -- What makes a repeated report the same event.
  key text unique,
  detail jsonb not null
);
create index site_event_by_brand on site_event (brand, id desc);

-- When some process of the site last wrote here: a long gap at a start is an outage.
create table site_heartbeat (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
) with (fillfactor = 50);

-- Each change of what runs: the release with its build, the level of the migrations, the rules of each game.
create table software_version (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('release', 'migrations', 'game')),
  name text not null,
  version text not null,
  unique (kind, name, id)
);

create function site_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger site_event_is_append_only before update or delete or truncate on site_event
  for each statement execute function site_log_is_append_only();
create trigger software_version_is_append_only before update or delete or truncate on software_version
  for each statement execute function site_log_is_append_only();
revoke update, delete on site_event, software_version from croupier_app;
