-- Pushes to clients and domain events, written in the transaction that causes them.
create schema outbox;

-- One row per channel: its counter is taken under the writer's locks, so offsets have no gaps and keep commit order.
create table outbox.channel (
  name text primary key,
  epoch text not null,
  top bigint not null default 0
);

-- The outbox is also the recovery history: rows leave by age, never on sending.
create table outbox.push (
  channel text not null,
  seq bigint not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (channel, seq)
);
create index push_by_age on outbox.push (at);

create table outbox.event (
  id bigint generated always as identity primary key,
  -- A reader takes only rows below the oldest running transaction: ids alone become visible out of order.
  txid xid8 not null default pg_current_xact_id(),
  type text not null,
  player text not null,
  payload jsonb not null,
  at timestamptz not null default now()
);
