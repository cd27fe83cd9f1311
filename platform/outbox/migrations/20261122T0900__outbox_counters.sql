-- A floor above may count some channels itself, under a lock that it holds anyway. So whoever wants to know how far
-- channels are asks here, for all or by their names, and whoever says something takes its offset from `take`. The floor
-- above replaces the three.
create view outbox.counter as select name, epoch, top from outbox.channel;

create function outbox.counters_of(names text[]) returns table (name text, epoch text, top bigint)
language sql stable as $$
  select c.name, c.epoch, c.top from outbox.channel c where c.name = any (names);
$$;

-- The next offset of a channel, under the lock of its counter until the transaction ends.
create function outbox.take(channel text) returns bigint
language plpgsql as $$
declare
  taken bigint;
begin
  insert into outbox.channel as c (name, top) values (take.channel, 1)
  on conflict (name) do update set top = c.top + 1
  returning c.top into taken;
  return taken;
end $$;

-- What goes out is the text that came in: nothing reads it again on its way.
alter table outbox.push alter column payload type text using payload::text;

create or replace function outbox.push(channel text, payload jsonb) returns bigint
language sql as $$
  insert into outbox.push (channel, seq, payload) values (push.channel, outbox.take(push.channel), push.payload::text)
  returning seq;
$$;
drop function outbox.push_many;

-- What other servers said last, by version, of channels wherever they are counted.
create table outbox.said_version (
  channel text collate "C" primary key,
  epoch text,
  version bigint
);
insert into outbox.said_version (channel, epoch, version)
select name, said_epoch, said_version from outbox.channel where said_version is not null;
alter table outbox.channel drop column said_epoch, drop column said_version;

-- As before.
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

grant select on outbox.counter to croupier_app;
grant select, insert, update, delete on outbox.said_version to croupier_app;
grant execute on function outbox.counters_of, outbox.take to croupier_app;
