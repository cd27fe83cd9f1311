-- The hash of a final table: SHA-256 over the hashes of its blocks of 10,000 rows, each the SHA-256 of its lines
-- `place:player:score:reached_at in ms:event id`, each ended by a line feed. Blocks keep a long table out of memory.
create or replace function promotion.final_hash(board text) returns text
language sql stable as $$
  select encode(sha256(coalesce(string_agg(block.hash, ''::bytea order by block.no), ''::bytea)), 'hex')
  from (
    select (f.place - 1) / 10000 as no, sha256(convert_to(string_agg(format(E'%s:%s:%s:%s:%s\n', f.place, f.player, f.score,
      (extract(epoch from f.reached_at) * 1000)::bigint, f.event_id), '' order by f.place), 'UTF8')) as hash
    from promotion.final_table f where f.board = final_hash.board group by 1
  ) block;
$$;

-- Stores the final table of a board and its hash, once; the caller has locked the board.
create or replace function promotion.finalize_board(board text, at timestamptz) returns void
language plpgsql as $$
begin
  insert into promotion.final_table (board, place, player, score, reached_at, event_id)
  select s.board, row_number() over (order by s.minus, s.reached_at, s.event_id, s.player), s.player, s.score, s.reached_at, s.event_id
  from promotion.standing s where s.board = finalize_board.board;
  update promotion.board b set finalized_at = finalize_board.at, hash = promotion.final_hash(b.name),
    size = (select count(*) from promotion.final_table f where f.board = b.name)
  where b.name = finalize_board.board;
end $$;
