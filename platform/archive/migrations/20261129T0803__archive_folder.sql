-- The mark of each archive's folder, which is also in a file there: an empty or another folder is not taken for it.
create table archive_folder (
  -- The table of its files.
  record text primary key,
  mark text not null,
  marked_at timestamptz not null default now()
);
revoke insert, update, delete, truncate on archive_folder from croupier_app;
grant select, insert on archive_folder to croupier_archive;
