-- Writes one push for the relay. Returns its sequence number.
create or replace function outbox.push(channel text, payload jsonb) returns bigint
language sql as $$
  insert into outbox.push (channel, seq, payload) values (push.channel, outbox.take(push.channel), push.payload::text)
  returning seq;
$$;

-- Writes many, locking the channels' counters in the order of their names, players' wallets first. The payloads of a channel
-- keep their order, and each is a row: its messages, one a line, under the number of the last. Five in a row cost a fifth of
-- five rows.
create or replace function outbox.push_many(channels text[], payloads text[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  with told as materialized (
    select p.*, cardinality(string_to_array(p.payload, E'\n')) as lines
    from unnest(push_many.channels, push_many.payloads) with ordinality as p (channel, payload, nth)
  ), counted as materialized (
    select 'player:' || c.player as channel, c.top from ledger.count_pushes(
      array(select substr(t.channel, length('player:') + 1) from told t where t.channel like 'player:%' order by t.nth),
      array(select t.lines from told t where t.channel like 'player:%' order by t.nth)) as c
  ), numbered as (
    insert into outbox.push (channel, seq, payload)
    select t.channel, c.top - sum(t.lines) over back + t.lines, t.payload from told t join counted c on c.channel = t.channel
    window back as (partition by t.channel order by t.nth desc)
  )
  insert into outbox.push (channel, seq, payload)
  select g.channel, outbox.take(g.channel, g.lines), g.payload
  from (
    select t.* from told t where not exists (select from counted c where c.channel = t.channel) order by t.channel, t.nth
  ) g;
end $$;

-- The messages of a row of `outbox.push`, each with its own number.
create or replace function outbox.messages_of(last bigint, payload text) returns table (seq bigint, message text)
language sql immutable as $$
  select messages_of.last - cardinality(lines) + m.nth, m.line
  from string_to_array(messages_of.payload, E'\n') as lines, unnest(lines) with ordinality as m (line, nth);
$$;

-- All stored pushes, a row each.
create or replace view outbox.message as
select p.channel, m.seq, m.message as payload, p.at from outbox.push p cross join lateral outbox.messages_of(p.seq, p.payload) m;
grant select on outbox.message to croupier_app;

-- The next pushes of a channel, at most `count` of them.
create or replace function outbox.messages_after(channel text, after bigint, count integer) returns table (seq bigint, message text)
language sql stable as $$
  select m.seq, m.message
  from (
    select p.seq, p.payload from outbox.push p
    where p.channel = messages_after.channel and p.seq > messages_after.after order by p.seq limit messages_after.count
  ) p cross join lateral outbox.messages_of(p.seq, p.payload) m
  where m.seq > messages_after.after order by m.seq limit messages_after.count;
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
