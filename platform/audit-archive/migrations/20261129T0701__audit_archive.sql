-- Files of audit entries that have left `audit_event`, in order of subject and id (newest first).
create table audit_file (
  file text collate "C" primary key,
  -- Of its first and after its last entry.
  since timestamptz not null,
  until timestamptz not null,
  rows bigint not null,
  bytes bigint not null,
  sha256 text not null,
  -- The sum of the hashes of its rows: what leaves the table is compared with it. Null once the file was written again.
  marks numeric,
  archived_at timestamptz not null default now()
);
create index audit_file_marks on audit_file (marks);

-- Where the entries on a subject lie in a file, and which actions they are.
create table audit_archived (
  subject text collate "C" not null,
  file text collate "C" not null references audit_file (file) on update cascade on delete cascade,
  first_row int not null,
  entries int not null check (entries > 0),
  last_id bigint not null,
  actions text[] not null,
  primary key (subject, file)
);
-- A file that is written again changes its name here.
create index audit_archived_by_file on audit_archived (file);

-- Whose actions a file has.
create table audit_archived_actor (
  actor text collate "C" not null,
  file text collate "C" not null references audit_file (file) on update cascade on delete cascade,
  primary key (actor, file)
);
create index audit_archived_actor_by_file on audit_archived_actor (file);

-- Players whose words and addresses are still to leave the files. Until then no reader sees them.
create table audit_erasure (
  player text primary key
);
-- A file and its index are written once, and change only by functions.
revoke update, delete, truncate on audit_file, audit_archived, audit_archived_actor from croupier_app;

-- Entries leave the table only as the whole content of a recorded file.
create function audit_event_is_in_file() returns trigger language plpgsql as $$
declare
  gone record;
begin
  select count(*) as rows, coalesce(sum(hashtextextended(e::text, 0)), 0) as marks into gone from left_entries e;
  if not exists (select from audit_file f where f.marks = gone.marks and f.rows = gone.rows) then
    raise exception 'audit_event is append-only: these entries are in no file';
  end if;
  return null;
end $$;
drop trigger audit_event_is_append_only on audit_event;
create trigger audit_event_is_append_only before update or truncate on audit_event
  for each statement execute function refuse_audit_change();
create trigger audit_event_leaves_for_a_file after delete on audit_event referencing old table as left_entries
  for each statement execute function audit_event_is_in_file();
