-- How many standings of a board come before this key: full buckets, their moves, and the rest of the key's own bucket.
-- One statement reads one snapshot, so the sum is exact.
create or replace function promotion.before(board text, minus bigint, reached_at timestamptz, event_id bigint) returns bigint
language sql stable as $$
  select
    coalesce((select sum(b.count) from promotion.board_bucket b
      where b.board = before.board and (b.minus, b.reached_at, b.event_id) < (own.minus, own.reached_at, own.event_id)), 0)
    + coalesce((select sum(m.by) from promotion.board_move m
      where m.board = before.board and (m.minus, m.reached_at, m.event_id) < (own.minus, own.reached_at, own.event_id)), 0)
    + (select count(*) from promotion.standing s
      where s.board = before.board and (s.minus, s.reached_at, s.event_id) >= (own.minus, own.reached_at, own.event_id)
        and (s.minus, s.reached_at, s.event_id) < (before.minus, before.reached_at, before.event_id))
  from promotion.bucket_of(before.board, before.minus, before.reached_at, before.event_id) own;
$$;

-- The place of a player; no row for a player without a score.
create or replace function promotion.place_of(board text, player text)
returns table (place bigint, player text, points bigint, reached_at timestamptz)
language sql stable as $$
  select 1 + promotion.before(s.board, s.minus, s.reached_at, s.event_id), s.player, s.score, s.reached_at
  from promotion.standing s where s.board = place_of.board and s.player = place_of.player;
$$;

-- The places of several players, without those that have no score: a fraction of the work of `place_of` for each. Numbers a
-- whole board if a good part of it asks; of a large one, a pass over the bounds of buckets and the keys of these players gives
-- each its bucket and what comes before that.
create or replace function promotion.places_of(board text, players text[])
returns table (place bigint, player text, points bigint, reached_at timestamptz)
language plpgsql stable as $$
#variable_conflict use_column
begin
  if promotion.board_size(board) <= 20 * cardinality(players) then
    return query
    select n.place, n.player, n.score, n.reached_at
    from (
      select s.*, row_number() over (order by s.minus, s.reached_at, s.event_id) as place
      from promotion.standing s where s.board = places_of.board
    ) n where n.player = any (players);
    return;
  end if;
  return query
  with edge as (
    select k.minus, k.reached_at, k.event_id, sum(k.count) as count, null as player, null::bigint as points
    from (
      select b.minus, b.reached_at, b.event_id, b.count from promotion.board_bucket b where b.board = places_of.board
      union all
      select m.minus, m.reached_at, m.event_id, m.by from promotion.board_move m where m.board = places_of.board
    ) k group by 1, 2, 3
    union all
    select s.minus, s.reached_at, s.event_id, 0, s.player, s.score
    from promotion.standing s where s.board = places_of.board and s.player = any (players)
  ), counted as (
    select e.*, count(*) filter (where e.player is null) over by_key as bucket, sum(e.count) over by_key as until
    from edge e window by_key as (order by e.minus, e.reached_at, e.event_id, e.player nulls first rows unbounded preceding)
  ), placed as (
    select c.*, first_value(c.minus) over own as from_minus, first_value(c.reached_at) over own as from_at,
      first_value(c.event_id) over own as from_id, first_value(c.until - c.count) over own as before
    from counted c window own as (partition by c.bucket order by c.player nulls first rows unbounded preceding)
  )
  select 1 + p.before::bigint + (
      select count(*) from promotion.standing s
      where s.board = places_of.board and (s.minus, s.reached_at, s.event_id) >= (p.from_minus, p.from_at, p.from_id)
        and (s.minus, s.reached_at, s.event_id) < (p.minus, p.reached_at, p.event_id)),
    p.player, p.points, p.reached_at
  from placed p where p.player is not null;
end $$;

-- The players around one, and that one: up to `count` on each side.
create or replace function promotion.around(board text, player text, count int)
returns table (place bigint, player text, points bigint, reached_at timestamptz)
language sql stable as $$
  with own as materialized (
    select s.*, 1 + promotion.before(s.board, s.minus, s.reached_at, s.event_id) as place
    from promotion.standing s where s.board = around.board and s.player = around.player
  ), better as (
    select s.* from own o cross join lateral (
      select n.* from promotion.standing n
      where n.board = around.board and (n.minus, n.reached_at, n.event_id) < (o.minus, o.reached_at, o.event_id)
      order by n.minus desc, n.reached_at desc, n.event_id desc limit around.count) s
  ), worse as (
    select s.* from own o cross join lateral (
      select n.* from promotion.standing n
      where n.board = around.board and (n.minus, n.reached_at, n.event_id) > (o.minus, o.reached_at, o.event_id)
      order by n.minus, n.reached_at, n.event_id limit around.count) s
  )
  select o.place - row_number() over (order by b.minus desc, b.reached_at desc, b.event_id desc), b.player, b.score, b.reached_at
  from better b cross join own o
  union all
  select o.place, o.player, o.score, o.reached_at from own o
  union all
  select o.place + row_number() over (order by w.minus, w.reached_at, w.event_id), w.player, w.score, w.reached_at
  from worse w cross join own o
  order by 1;
$$;

-- How many players a board has.
create or replace function promotion.board_size(board text) returns bigint
language sql stable as $$
  select coalesce((select sum(b.count) from promotion.board_bucket b where b.board = board_size.board), 0)
    + coalesce((select sum(m.by) from promotion.board_move m where m.board = board_size.board), 0);
$$;
