-- Writes one domain event for the listeners of its type.
create or replace function outbox.emit(type text, player text, payload jsonb, at timestamptz default now()) returns void
language sql as $$
  insert into outbox.event (type, player, brand, payload, at)
  values (emit.type, emit.player, (select p.brand from public.player p where p.id = emit.player), emit.payload, emit.at);
$$;

-- The same for many, in the order of the arrays.
create or replace function outbox.emit_many(types text[], players text[], payloads jsonb[], at timestamptz default now()) returns void
language sql as $$
  insert into outbox.event (type, player, brand, payload, at)
  select e.type, e.player, p.brand, e.payload, emit_many.at
  from unnest(types, players, payloads) with ordinality as e (type, player, payload, ordinal)
  left join public.player p on p.id = e.player
  order by e.ordinal;
$$;

-- An event of a whole brand: no part reader takes it, since it has no player.
create or replace function outbox.emit_to_brand(type text, brand text, payload jsonb, at timestamptz default now()) returns void
language sql as $$
  insert into outbox.event (type, brand, payload, at)
  values (emit_to_brand.type, emit_to_brand.brand, emit_to_brand.payload, emit_to_brand.at);
$$;
