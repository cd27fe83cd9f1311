-- Boards: who has how many points, what place that is, and the final table of a run. A board's name is its run's id,
-- and for further boards of a run `<run>:<name>`.
create table promotion.board (
  name text primary key,
  run text not null,
  -- When its moves were last counted and its places last pushed.
  shared_at timestamptz,
  -- The last push of its first places.
  top_push text,
  -- Of the final table: from then on no score changes it.
  finalized_at timestamptz,
  size bigint,
  hash text,
  -- When its standings were removed.
  cleared_at timestamptz,
  check ((finalized_at is null) = (size is null) and (finalized_at is null) = (hash is null))
);
create index board_of_run on promotion.board (run);
create index board_uncleared on promotion.board (finalized_at) where finalized_at is not null and cleared_at is null;

-- The order of a board: score descending, then reached_at, then event_id. `minus` turns it into one ascending key.
create table promotion.standing (
  board text not null,
  player text not null,
  score bigint not null,
  minus bigint not null generated always as (-score) stored,
  reached_at timestamptz not null,
  event_id bigint not null,
  primary key (board, player)
) with (fillfactor = 80);
create index standing_in_order on promotion.standing (board, minus, reached_at, event_id);

-- Each bucket counts the standings from its bound to the next one's; the first one has the lowest bound there is.
create table promotion.board_bucket (
  board text not null,
  minus bigint not null,
  reached_at timestamptz not null,
  event_id bigint not null,
  count int not null,
  primary key (board, minus, reached_at, event_id)
) with (fillfactor = 50);

create function promotion.open_buckets() returns trigger language plpgsql security definer as $$
begin
  insert into promotion.board_bucket (board, minus, reached_at, event_id, count)
  values (new.name, -9223372036854775808, '-infinity', -9223372036854775808, 0);
  return null;
end $$;
create trigger board_opens_buckets after insert on promotion.board for each row execute function promotion.open_buckets();

-- What is to be added to the counts of buckets. Writers only append here, so that no two of them wait for each other;
-- counts plus moves are exact in every snapshot.
create table promotion.board_move (
  board text not null,
  minus bigint not null,
  reached_at timestamptz not null,
  event_id bigint not null,
  by int not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
create index board_move_of_board on promotion.board_move (board);

-- Keeps the bounds of these boards until the commit. Lock 7315: LOCKS.board.
create function promotion.hold_bounds(boards text[]) returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtextextended(name, 7315)) from unnest(boards) as name order by name;
$$;

create function promotion.note_moves() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    perform promotion.hold_bounds(array(select distinct board from come));
    insert into promotion.board_move
    select k.board, b.*, count(*) from come k, promotion.bucket_of(k.board, k.minus, k.reached_at, k.event_id) b group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    perform promotion.hold_bounds(array(select distinct board from gone));
    insert into promotion.board_move
    select k.board, b.*, -count(*) from gone k, promotion.bucket_of(k.board, k.minus, k.reached_at, k.event_id) b group by 1, 2, 3, 4;
  else
    perform promotion.hold_bounds(array(select distinct board from gone));
    insert into promotion.board_move
    select k.board, b.*, sum(k.by)
    from (
      select board, minus, reached_at, event_id, -1 as by from gone
      union all select board, minus, reached_at, event_id, 1 from come
    ) k, promotion.bucket_of(k.board, k.minus, k.reached_at, k.event_id) b
    group by 1, 2, 3, 4 having sum(k.by) <> 0;
  end if;
  return null;
end $$;
create trigger standing_came after insert on promotion.standing
  referencing new table as come for each statement execute function promotion.note_moves();
create trigger standing_moved after update on promotion.standing
  referencing old table as gone new table as come for each statement execute function promotion.note_moves();
create trigger standing_went after delete on promotion.standing
  referencing old table as gone for each statement execute function promotion.note_moves();

-- Players whose own place is to be pushed.
create table promotion.place_due (
  board text not null,
  player text not null,
  primary key (board, player)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- Final tables: immutable, hashed, and paid by the keys of their places. No foreign keys: a check per row would take
-- longer than everything else.
create table promotion.final_table (
  board text not null,
  place bigint not null,
  player text not null,
  score bigint not null,
  reached_at timestamptz not null,
  event_id bigint not null,
  primary key (board, place),
  unique (board, player)
);
create trigger final_table_is_append_only before update or delete or truncate on promotion.final_table
  for each statement execute function public.fair_is_append_only();
create trigger board_keeps_its_result before update on promotion.board for each row
  when (old.finalized_at is not null and (old.finalized_at, old.size, old.hash) is distinct from (new.finalized_at, new.size, new.hash))
  execute function public.fair_is_append_only();

-- Scores after the final table, for a decision by operators.
create table promotion.late_score (
  board text not null,
  player text not null,
  event_id bigint not null,
  mode text not null,
  points bigint not null,
  at timestamptz not null,
  primary key (board, player, event_id)
);

-- Scores of acts and ticks take their place in the order of events.
create function promotion.next_event_ids(count int) returns setof bigint language sql security definer as $$
  select nextval(pg_get_serial_sequence('outbox.event', 'id')) from generate_series(1, count);
$$;
