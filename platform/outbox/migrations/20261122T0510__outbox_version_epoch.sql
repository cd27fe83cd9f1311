-- A version without an epoch goes on in the epoch of the last one, as in a Centrifugo.
create or replace function outbox.push_once(
  channel text, payload jsonb, key text, version bigint, version_epoch text, out seq bigint, out epoch text
)
language plpgsql as $$
declare
  held outbox.channel;
begin
  insert into outbox.channel (name, top) values (push_once.channel, 0) on conflict (name) do nothing;
  select c.* into held from outbox.channel c where c.name = push_once.channel for update;
  push_once.epoch := held.epoch;
  select s.seq into push_once.seq from outbox.said s
  where s.channel = push_once.channel and s.key = push_once.key and s.at > now() - interval '5 minutes';
  if found then
    return;
  end if;
  if push_once.version > 0 and held.said_version >= push_once.version
    and (push_once.version_epoch = '' or held.said_epoch = push_once.version_epoch) then
    push_once.seq := held.top;
    return;
  end if;
  push_once.seq := outbox.push(push_once.channel, push_once.payload);
  if push_once.key <> '' then
    insert into outbox.said as s (channel, key, seq) values (push_once.channel, push_once.key, push_once.seq)
    on conflict on constraint said_pkey do update set seq = excluded.seq, at = excluded.at;
  end if;
  if push_once.version > 0 then
    update outbox.channel c set said_epoch = push_once.version_epoch, said_version = push_once.version
    where c.name = push_once.channel;
  end if;
end $$;
