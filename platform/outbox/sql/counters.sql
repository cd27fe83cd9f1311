-- The push counter of each channel. A player's channel is counted in the wallet as soon as there is one.
create or replace view outbox.counter as
select c.name, c.epoch, c.top from outbox.channel c
where c.name not like 'player:%' or not exists (select from ledger.wallet w where w.player = substr(c.name, length('player:') + 1))
union all
select 'player:' || w.player, w.push_epoch, w.pushes from ledger.wallet w;

-- The same by the wallet's primary key: an index on the channel's name would slow down every posting.
create or replace function outbox.counters_of(names text[]) returns table (name text, epoch text, top bigint)
language sql stable as $$
  select 'player:' || w.player, w.push_epoch, w.pushes from ledger.wallet w
  where w.player = any (array(select substr(n, length('player:') + 1) from unnest(names) as n where n like 'player:%'))
  union all
  select c.name, c.epoch, c.top from outbox.channel c
  where c.name = any (names)
    and (c.name not like 'player:%' or not exists (select from ledger.wallet w where w.player = substr(c.name, length('player:') + 1)));
$$;

-- Takes the next sequence numbers of a channel and returns the last. Lock 7305: LOCKS.playerChannel.
create or replace function outbox.take(channel text, by bigint default 1) returns bigint
language plpgsql as $$
declare
  taken bigint;
begin
  if take.channel like 'player:%' then
    taken := ledger.count_push(take.channel, take.by);
    if taken is not null then return taken; end if;
    -- No wallet yet. If one is being opened right now, this waits for it and counts there.
    perform pg_advisory_xact_lock(hashtextextended(take.channel, 7305));
    taken := ledger.count_push(take.channel, take.by);
    if taken is not null then return taken; end if;
  end if;
  insert into outbox.channel as c (name, top) values (take.channel, take.by)
  on conflict (name) do update set top = c.top + take.by
  returning c.top into taken;
  return taken;
end $$;

-- Starts a new epoch on every channel, after a restore: clients then reread instead of trusting sequence numbers.
create or replace function outbox.begin_epochs() returns void
language sql as $$
  update outbox.channel set epoch = default;
  update ledger.wallet set push_epoch = default;
$$;
