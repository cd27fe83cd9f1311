-- What it takes to forget channels that nobody uses: since when, as far as anybody has looked, the counter has stood still.
alter table outbox.channel add column idle_top bigint, add column idle_since timestamptz;

-- Another server that is fed from the outbox, while it is; what it has not got is kept for it for a while.
create table outbox.sink (
  name text primary key,
  seen_at timestamptz not null default now()
);

-- How far that server has got, by channel; of another epoch the counter says nothing.
create table outbox.published (
  channel text collate "C" primary key,
  epoch text not null,
  seq bigint not null
) with (fillfactor = 70);

grant select, insert, update, delete on outbox.sink, outbox.published to croupier_app;
