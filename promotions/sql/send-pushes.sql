-- Moves the due pushes of the next `count` players after one to the outbox, and returns these players and who was told: of a
-- player's rows the latest message of each kind, in the order in which kinds came. Players whose wallets others hold are
-- left out.
create or replace function promotion.send_pushes(after text, count int) returns table (player text, is_told boolean)
language plpgsql set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  next text[] := array(
    select distinct d.player from promotion.push_due d where d.player > send_pushes.after order by d.player limit send_pushes.count);
  players text[];
  payloads text[];
begin
  with busy as materialized (
    select ledger.lock_free_wallets(next) as player
  ), gone as materialized (
    delete from promotion.push_due d
    where d.player = any (next) and d.player not in (select b.player from busy b)
    returning d.id, d.player, d.kinds, d.messages
  ), due as materialized (
    -- Most often, what came last tells all that came before.
    select g.player, (array_agg(g.messages order by g.id desc))[1] as messages, count(*) = 1 or
      string_to_array(string_agg(g.kinds, E'\n'), E'\n') <@ string_to_array((array_agg(g.kinds order by g.id desc))[1], E'\n') as is_all
    from gone g group by g.player having bool_and(g.kinds is not null)
  ), line as (
    select g.player, row_number() over (order by g.id, l.nth) as nth, coalesce(l.kind, split_part(l.message, E'\t', 1)) as kind,
      case when g.kinds is null then substr(l.message, strpos(l.message, E'\t') + 1) else l.message end as message
    from gone g
    cross join lateral unnest(string_to_array(g.kinds, E'\n'), string_to_array(g.messages, E'\n')) with ordinality as l (kind, message, nth)
    where g.player not in (select d.player from due d where d.is_all)
  ), latest as (
    select l.player, min(l.nth) as nth, (array_agg(l.message order by l.nth desc))[1] as message from line l group by l.player, l.kind
  ), told as (
    select d.player, d.messages from due d where d.is_all
    union all
    select l.player, string_agg(l.message, E'\n' order by l.nth) from latest l group by l.player
  )
  select array_agg(t.player), array_agg(t.messages) into players, payloads from told t;
  if players is not null then
    perform outbox.push_many(array(select 'player:' || p from unnest(players) as p), payloads);
  end if;
  return query select n, n = any (coalesce(players, '{}')) from unnest(next) as n;
end $$;
