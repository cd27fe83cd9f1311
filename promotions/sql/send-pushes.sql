-- Moves the oldest pushes that are due to the outbox, and returns whose: of a player's rows the latest message of each kind,
-- in the order in which kinds came. Players whose wallets others hold are left out.
create or replace function promotion.send_pushes(count int) returns table (player text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  players text[];
  payloads text[];
begin
  with oldest as materialized (
    select d.id, d.player from promotion.push_due d order by d.id limit send_pushes.count
  ), busy as materialized (
    select ledger.lock_free_wallets(array(select distinct o.player from oldest o)) as player
  ), gone as (
    delete from promotion.push_due d using oldest o
    where d.id = o.id and o.player not in (select b.player from busy b)
    returning d.id, d.player, d.kinds, d.messages
  ), due as materialized (
    select g.*, g.kinds is not null and count(*) over (partition by g.player) = 1 as is_alone from gone g
  ), line as (
    select d.player, row_number() over (order by d.id, l.nth) as nth, coalesce(l.kind, split_part(l.message, E'\t', 1)) as kind,
      case when d.kinds is null then substr(l.message, strpos(l.message, E'\t') + 1) else l.message end as message
    from due d
    cross join lateral unnest(string_to_array(d.kinds, E'\n'), string_to_array(d.messages, E'\n')) with ordinality as l (kind, message, nth)
    where not d.is_alone
  ), latest as (
    select l.player, min(l.nth) as nth, (array_agg(l.message order by l.nth desc))[1] as message from line l group by l.player, l.kind
  ), told as (
    select d.player, d.messages from due d where d.is_alone
    union all
    select l.player, string_agg(l.message, E'\n' order by l.nth) from latest l group by l.player
  )
  select array_agg(t.player), array_agg(t.messages) into players, payloads from told t;
  if players is null then return; end if;
  perform outbox.push_many(array(select 'player:' || p from unnest(players) as p), payloads);
  return query select unnest(players);
end $$;
