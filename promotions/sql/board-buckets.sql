-- The bound of a key's bucket.
create or replace function promotion.bucket_of(board text, minus bigint, reached_at timestamptz, event_id bigint)
returns table (minus bigint, reached_at timestamptz, event_id bigint)
language sql stable as $$
  select b.minus, b.reached_at, b.event_id from promotion.board_bucket b
  where b.board = bucket_of.board and (b.minus, b.reached_at, b.event_id) <= (bucket_of.minus, bucket_of.reached_at, bucket_of.event_id)
  order by b.minus desc, b.reached_at desc, b.event_id desc limit 1;
$$;

-- How many standings a bucket should hold. A place reads half of all buckets and half of one: their sum is smallest near
-- the square root.
create or replace function promotion.bucket_size(total bigint) returns bigint
language sql immutable as $$ select greatest(100, ceil(sqrt(total)))::bigint $$;

-- Adds a board's moves to its buckets. The caller has locked the row of promotion.board. Returns whether buckets are so
-- uneven that `rebalance` is due.
create or replace function promotion.fold_moves(board text) returns boolean
language sql as $$
  with folded as (
    delete from promotion.board_move m where m.board = fold_moves.board returning m.minus, m.reached_at, m.event_id, m.by
  ), changed as (
    select f.minus, f.reached_at, f.event_id, sum(f.by) as by from folded f group by 1, 2, 3
  )
  update promotion.board_bucket b set count = b.count + c.by
  from changed c
  where b.board = fold_moves.board and (b.minus, b.reached_at, b.event_id) = (c.minus, c.reached_at, c.event_id) and c.by <> 0;

  select max(b.count) > 4 * promotion.bucket_size(sum(b.count)::bigint)
    or count(*) > 8 + 4 * sum(b.count) / promotion.bucket_size(sum(b.count)::bigint)
  from promotion.board_bucket b where b.board = fold_moves.board;
$$;

-- Splits large buckets and joins small ones. Waits for the writers of the board, who wait for this in turn: a few
-- milliseconds, seldom. Lock 7315: LOCKS.board.
create or replace function promotion.rebalance(board text) returns void
language plpgsql as $$
declare
  size bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(rebalance.board, 7315));
  perform from promotion.board b where b.name = rebalance.board for update;
  perform promotion.fold_moves(rebalance.board);
  select promotion.bucket_size(sum(b.count)::bigint) into size from promotion.board_bucket b where b.board = rebalance.board;
  perform promotion.split_buckets(rebalance.board, size);
  perform promotion.join_buckets(rebalance.board, size);
end $$;

-- Cuts each bucket of more than one and a half times the wanted size into pieces of that size.
create or replace function promotion.split_buckets(board text, size bigint) returns void
language sql as $$
  with bound as (
    select b.minus, b.reached_at, b.event_id, b.count,
      lead(b.minus) over by_key as next_minus, lead(b.reached_at) over by_key as next_at, lead(b.event_id) over by_key as next_id
    from promotion.board_bucket b where b.board = split_buckets.board
    window by_key as (order by b.minus, b.reached_at, b.event_id)
  ), ranked as (
    select b.minus as of_minus, b.reached_at as of_at, b.event_id as of_id, s.minus, s.reached_at, s.event_id,
      (row_number() over (partition by b.minus, b.reached_at, b.event_id order by s.minus, s.reached_at, s.event_id) - 1)
        / split_buckets.size as piece
    from bound b cross join lateral (
      select o.minus, o.reached_at, o.event_id from promotion.standing o
      where o.board = split_buckets.board and (o.minus, o.reached_at, o.event_id) >= (b.minus, b.reached_at, b.event_id)
        and (b.next_id is null or (o.minus, o.reached_at, o.event_id) < (b.next_minus, b.next_at, b.next_id))) s
    where b.count > 1.5 * split_buckets.size
  ), piece as (
    select distinct on (of_minus, of_at, of_id, piece) r.*, count(*) over (partition by of_minus, of_at, of_id, piece) as count
    from ranked r order by of_minus, of_at, of_id, piece, minus, reached_at, event_id
  )
  insert into promotion.board_bucket as b (board, minus, reached_at, event_id, count)
  -- The first piece keeps the bound.
  select split_buckets.board, case piece when 0 then of_minus else minus end, case piece when 0 then of_at else reached_at end,
    case piece when 0 then of_id else event_id end, count
  from piece
  on conflict on constraint board_bucket_pkey do update set count = excluded.count;
$$;

-- Joins neighbours that together hold no more than the wanted size: points grow, so that low buckets empty over time.
create or replace function promotion.join_buckets(board text, size bigint) returns void
language sql as $$
  with summed as (
    select b.minus, b.reached_at, b.event_id, b.count,
      (sum(b.count) over (order by b.minus, b.reached_at, b.event_id) - b.count) / join_buckets.size as part
    from promotion.board_bucket b where b.board = join_buckets.board
  ), grouped as materialized (
    select s.*, row_number() over (partition by s.part order by s.minus, s.reached_at, s.event_id) as nth,
      sum(s.count) over (partition by s.part) as whole
    from summed s
  ), gone as (
    delete from promotion.board_bucket b using grouped g
    where b.board = join_buckets.board and g.nth > 1 and (b.minus, b.reached_at, b.event_id) = (g.minus, g.reached_at, g.event_id)
  )
  update promotion.board_bucket b set count = g.whole from grouped g
  where b.board = join_buckets.board and g.nth = 1 and g.whole <> b.count
    and (b.minus, b.reached_at, b.event_id) = (g.minus, g.reached_at, g.event_id);
$$;
