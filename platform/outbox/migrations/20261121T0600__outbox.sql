-- Pushes to clients and domain events, written in the transaction that causes them.
create schema outbox;

-- One row per channel: its counter is taken under the writer's locks, so offsets have no gaps and keep commit order.
-- The row outlives its pushes: a client that was away for long still learns that the epoch is the same.
create table outbox.channel (
  name text collate "C" primary key,
  epoch text not null default to_hex((random() * 4294967295)::bigint),
  top bigint not null
) with (fillfactor = 70);

-- The outbox is also the recovery history: rows leave by age, never on sending.
create table outbox.push (
  channel text collate "C" not null,
  seq bigint not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (channel, seq)
);
-- Block ranges instead of a tree: retention asks by age, and a spin should not pay for that.
create index push_by_age on outbox.push using brin (at) with (pages_per_range = 16);

create table outbox.event (
  id bigint generated always as identity,
  -- A reader takes only rows below the oldest running transaction: ids alone become visible out of order.
  txid xid8 not null default pg_current_xact_id(),
  type text not null,
  player text not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (txid, id)
);

-- How far each reader of events has come: all below `low`, and from there to `high` all up to `last_id`.
create table outbox.reader (
  name text primary key,
  low xid8 not null,
  high xid8 not null,
  last_id bigint not null
);

-- Appends one push and returns its offset. Call it after the rows that the push tells of are locked.
create function outbox.push(channel text, payload jsonb) returns bigint
language plpgsql as $$
declare
  offset_taken bigint;
begin
  with counter as (
    insert into outbox.channel as c (name, top) values (push.channel, 1)
    on conflict (name) do update set top = c.top + 1
    returning c.top
  )
  insert into outbox.push (channel, seq, payload) select push.channel, counter.top, push.payload from counter
  returning seq into offset_taken;
  return offset_taken;
end $$;

-- The set form, one statement for all: message n goes to channels[n]; messages to one channel keep their order.
-- Channels are locked in name order, so two batches cannot wait for each other.
create function outbox.push_many(channels text[], payloads jsonb[]) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  with message as materialized (
    select m.channel collate "C" as channel, m.payload,
      row_number() over (partition by m.channel collate "C" order by m.ordinal) as nth,
      count(*) over (partition by m.channel collate "C") as count
    from unnest(channels, payloads) with ordinality as m (channel, payload, ordinal)
  ), counter as (
    insert into outbox.channel as c (name, top)
    select message.channel, message.count from message where nth = 1 order by message.channel
    on conflict (name) do update set top = c.top + excluded.top
    returning c.name, c.top
  )
  insert into outbox.push (channel, seq, payload)
  select message.channel, counter.top - message.count + message.nth, message.payload
  from message join counter on counter.name = message.channel;
end $$;

-- Writes one domain event, for the slices that listen to its type.
create function outbox.emit(type text, player text, payload jsonb, at timestamptz default now()) returns void
language sql as $$
  insert into outbox.event (type, player, payload, at) values (emit.type, emit.player, emit.payload, emit.at);
$$;

create function outbox.emit_many(types text[], players text[], payloads jsonb[], at timestamptz default now()) returns void
language sql as $$
  insert into outbox.event (type, player, payload, at)
  select e.type, e.player, e.payload, emit_many.at
  from unnest(types, players, payloads) with ordinality as e (type, player, payload, ordinal)
  order by e.ordinal;
$$;

grant usage on schema outbox to croupier_app;
grant select, insert, update, delete on all tables in schema outbox to croupier_app;
grant execute on all functions in schema outbox to croupier_app;
