-- Rebuilds of a run's cells from the event log: compared in a shadow, approved, applied. A backfill is the one of a run that
-- counts events from before its start; its campaign's approval has approved it.
create table promotion.rebuild (
  id bigint generated always as identity primary key,
  run text not null references public.campaign (id),
  kind text not null check (kind in ('rebuild', 'backfill')),
  -- opening: its players are yet to be listed
  state text not null check (state in ('opening', 'comparing', 'compared', 'applying', 'applied', 'discarded')),
  -- Null for a backfill.
  requested_by text,
  requested_at timestamptz not null,
  approved_by text,
  decided_at timestamptz,
  players int not null default 0
);
create unique index rebuild_open on promotion.rebuild (run) where state in ('opening', 'comparing', 'compared', 'applying');
create unique index rebuild_backfill on promotion.rebuild (run) where kind = 'backfill';

-- Players that a rebuild has yet to do, and those who differ.
create table promotion.rebuild_player (
  rebuild bigint not null references promotion.rebuild (id),
  player text not null references public.player (id),
  state text not null default 'waiting' check (state in ('waiting', 'different', 'failed', 'applied')),
  -- { cell, points } as stored and as the log has them, and the grants in which they differ
  difference jsonb,
  failure text,
  primary key (rebuild, player)
);
create index rebuild_player_waiting on promotion.rebuild_player (rebuild, state, player);

-- Events from then on count, from before the run's start; null for those of its time alone.
alter table public.campaign add column counts_since timestamptz;
alter table public.campaign add check (counts_since < starts_at);
