-- Writes one push for the relay. Returns its sequence number.
create or replace function outbox.push(channel text, payload jsonb) returns bigint
language sql as $$
  insert into outbox.push (channel, seq, payload) values (push.channel, outbox.take(push.channel), push.payload::text)
  returning seq;
$$;

-- Writes many, locking each channel's counter once, in the order of their names. The pushes of one channel keep their order.
create or replace function outbox.push_many(channels text[], payloads text[]) returns void
language sql as $$
  with given as materialized (
    select p.channel, p.payload, row_number() over (partition by p.channel order by p.nth) as no
    from unnest(push_many.channels, push_many.payloads) with ordinality as p (channel, payload, nth)
  ), taken as materialized (
    select c.channel, outbox.take(c.channel, c.count) - c.count as before
    from (select channel, count(*) as count from given group by channel order by channel) c
  )
  insert into outbox.push (channel, seq, payload)
  select g.channel, t.before + g.no, g.payload from given g join taken t using (channel);
$$;

-- Writes a push unless it was written before: by its idempotency key within five minutes, or by a version that is not
-- newer than the channel's last one. Returns the channel's sequence number and epoch.
create or replace function outbox.push_once(
  channel text, payload jsonb, key text, version bigint, version_epoch text, out seq bigint, out epoch text
)
language plpgsql as $$
declare
  last outbox.said_version;
begin
  insert into outbox.said_version (channel) values (push_once.channel) on conflict on constraint said_version_pkey do nothing;
  select v.* into last from outbox.said_version v where v.channel = push_once.channel for update;
  select s.seq into push_once.seq from outbox.said s
  where s.channel = push_once.channel and s.key = push_once.key and s.at > now() - interval '5 minutes';
  if not found then
    if push_once.version > 0 and last.version >= push_once.version
      and (push_once.version_epoch = '' or last.epoch = push_once.version_epoch) then
      select c.top into push_once.seq from outbox.counters_of(array[push_once.channel]) c;
    else
      push_once.seq := outbox.push(push_once.channel, push_once.payload);
      if push_once.key <> '' then
        insert into outbox.said as s (channel, key, seq) values (push_once.channel, push_once.key, push_once.seq)
        on conflict on constraint said_pkey do update set seq = excluded.seq, at = excluded.at;
      end if;
      if push_once.version > 0 then
        update outbox.said_version v set epoch = push_once.version_epoch, version = push_once.version
        where v.channel = push_once.channel;
      end if;
    end if;
  end if;
  select c.epoch into push_once.epoch from outbox.counters_of(array[push_once.channel]) c;
end $$;
