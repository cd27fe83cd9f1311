-- Files of settled rounds that have left `game_round`, by months, in order of player and id (newest first).
create table game_round_file (
  file text collate "C" primary key,
  since timestamptz not null,
  until timestamptz not null,
  rows bigint not null,
  bytes bigint not null,
  sha256 text not null,
  -- The sum of the hashes of its rows: what leaves the table is compared with it.
  marks numeric not null,
  archived_at timestamptz not null default now()
);
create index game_round_file_marks on game_round_file (marks);

-- Where a player's rounds lie in a file, and what is asked of them without reading it.
create table game_round_archived (
  player text collate "C" not null,
  file text collate "C" not null references game_round_file (file) on delete cascade,
  first_row int not null,
  rounds int not null check (rounds > 0),
  first_id text not null,
  last_id text not null,
  -- [[game, rounds, id of the last one], …]
  games jsonb not null,
  -- [[mode, rounds, staked, won], …]; a free round stakes nothing.
  sums jsonb not null,
  -- The largest win by the multiple of its stake; null without one.
  best jsonb,
  primary key (player, file)
);
-- A file and its index are written once.
revoke update, delete, truncate on game_round_file, game_round_archived from croupier_app;

-- Rounds leave the table only as the whole content of a recorded file.
create function game_round_is_in_file() returns trigger language plpgsql as $$
declare
  gone record;
begin
  select count(*) as rows, coalesce(sum(hashtextextended(r::text, 0)), 0) as marks into gone from left_rounds r;
  if not exists (select from game_round_file f where f.marks = gone.marks and f.rows = gone.rows) then
    raise exception 'game_round is append-only: these rounds are in no file' using errcode = 'CL001';
  end if;
  return null;
end $$;
drop trigger game_round_is_append_only on game_round;
create trigger game_round_is_append_only before truncate on game_round for each statement execute function fair_is_append_only();
create trigger game_round_leaves_for_a_file after delete on game_round referencing old table as left_rounds
  for each statement execute function game_round_is_in_file();
