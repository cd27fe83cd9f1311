-- The promotion engine: cells, grants, entitlements, and what waits. A run is a row of `campaign`.
create schema if not exists promotion;
grant usage on schema promotion to croupier_app;
alter default privileges in schema promotion grant select, insert, update, delete on tables to croupier_app;
alter default privileges in schema promotion grant usage on sequences to croupier_app;

-- All of a player's state in one row, by run: one write per player and batch, however many runs listen.
create table promotion.player_cells (
  player text primary key references public.player (id),
  -- { run: { "cell": state, "parked": true if a step failed } }
  cells jsonb not null default '{}'
) with (fillfactor = 70);

-- Cells of closed runs.
create table promotion.cell_archive (
  run text not null,
  player text not null,
  cell jsonb not null,
  archived_at timestamptz not null default now(),
  primary key (run, player)
);

create table promotion.grant (
  -- run:player:the step's key
  key text primary key,
  run text not null references public.campaign (id),
  player text not null references public.player (id),
  feature text not null,
  kind text not null,
  value jsonb not null,
  cost_cents bigint not null,
  -- due: to be paid; held: the player may not receive it now; shadow: of a run that pays nothing
  state text not null check (state in ('due', 'paid', 'held', 'expired', 'shadow')),
  -- What earned it: `event:<id>`, `act:<key>`, `tick`, `close`, `place:<n>`.
  cause text not null,
  config_hash text not null,
  -- The draw that decided it: seed pair and nonce.
  draws jsonb not null default '[]',
  variant text,
  earned_at timestamptz not null,
  paid_at timestamptz,
  -- What was really given: without entries where they are closed.
  paid jsonb,
  transfer text,
  retry_at timestamptz not null default '-infinity',
  attempts int not null default 0
);
create index grant_due on promotion.grant (retry_at) where state in ('due', 'held');
create index grant_of_player on promotion.grant (player, earned_at desc);
create index grant_of_run on promotion.grant (run, state);

create table promotion.entitlement (
  grant_key text primary key references promotion.grant (key),
  player text not null references public.player (id),
  run text not null,
  kind text not null,
  of text not null,
  count int not null check (count > 0),
  used int not null default 0 check (used between 0 and count),
  expires_at timestamptz,
  state text not null default 'open' check (state in ('open', 'used', 'expired'))
);
create index entitlement_open on promotion.entitlement (player, kind, of) where state = 'open';
create index entitlement_expiry on promotion.entitlement (expires_at) where state = 'open';

-- An act and its reply, forever: a repeated call gets the first reply.
create table promotion.act (
  player text not null references public.player (id),
  run text not null,
  key text not null,
  name text not null,
  reply jsonb not null,
  at timestamptz not null,
  primary key (player, run, key)
);

-- A step that failed, and the later events of its cell, in order. The others go on.
create table promotion.parked_cell (
  run text not null,
  player text not null references public.player (id),
  event_id bigint not null,
  failure text not null,
  parked_at timestamptz not null default now(),
  primary key (run, player)
);
create table promotion.parked_event (
  run text not null,
  player text not null references public.player (id),
  event_id bigint not null,
  type text not null,
  payload jsonb not null,
  at timestamptz not null,
  primary key (run, player, event_id)
);

-- Pushes to send: the latest of each kind, so that a busy player gets one and no reader locks a wallet.
create table promotion.push_due (
  player text not null,
  kind text not null,
  message jsonb not null,
  primary key (player, kind)
) with (fillfactor = 70);

-- Cells that change without an event.
create table promotion.tick_due (
  run text not null,
  player text not null references public.player (id),
  at timestamptz not null,
  primary key (run, player)
);
create index tick_due_by_time on promotion.tick_due (at);

-- Events of a run that were read after it had closed.
create table promotion.late_event (
  run text not null,
  player text not null references public.player (id),
  event_id bigint not null,
  type text not null,
  payload jsonb not null,
  at timestamptz not null,
  decision text check (decision in ('paid', 'refused')),
  primary key (run, event_id)
);

-- A run's end: when every part has passed the snapshot, its results are computed.
create table promotion.closing (
  run text primary key references public.campaign (id),
  snapshot pg_snapshot not null,
  at timestamptz not null,
  closed_at timestamptz
);

-- The brake of a brand: no new triggers while it is on; what was earned can still be taken.
create table promotion.kill_switch (
  brand text primary key,
  is_on boolean not null,
  changed_at timestamptz not null default now(),
  by text not null
);

-- Increases with every change of runs and switches: readers reload what they know.
create table promotion.revision (
  is_only boolean primary key default true check (is_only),
  no bigint not null
);
insert into promotion.revision (no) values (1);

alter table public.campaign add column paused_at timestamptz;
alter table public.campaign add column config_hash text;
alter table public.campaign drop constraint campaign_status_check;
alter table public.campaign add check (status in ('draft', 'announced', 'published', 'shadow', 'archived'));
create function promotion.count_revision() returns trigger language plpgsql security definer as $$
begin
  update promotion.revision set no = no + 1;
  return null;
end $$;
create trigger campaign_changed after insert or update or delete on public.campaign
  for each statement execute function promotion.count_revision();
create trigger kill_switch_changed after insert or update or delete on promotion.kill_switch
  for each statement execute function promotion.count_revision();
