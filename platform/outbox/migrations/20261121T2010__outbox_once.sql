-- What other servers publish goes in once for its key, and only while its version rises, whichever process they ask.
create table outbox.said (
  channel text collate "C" not null,
  key text not null,
  seq bigint not null,
  at timestamptz not null default now(),
  primary key (channel, key)
);
create index said_by_age on outbox.said (at);

alter table outbox.channel add column said_epoch text, add column said_version bigint;

-- The same as outbox.push; what was said before is answered with where it stands, and not said again.
create function outbox.push_once(
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
  if push_once.version > 0 and held.said_epoch = push_once.version_epoch and held.said_version >= push_once.version then
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

grant select, insert, update, delete on outbox.said to croupier_app;
grant execute on function outbox.push_once to croupier_app;
