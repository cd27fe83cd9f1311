-- A copy of a player's data, from the asking until it is deleted.
create table data_export (
  id bigint generated always as identity primary key,
  brand text not null,
  player text not null references player (id),
  asked_at timestamptz not null,
  made_at timestamptz,
  expires_at timestamptz,
  bytes int,
  -- JSON, sealed by the vault: a copy of the database holds it in no readable form.
  content bytea,
  check ((made_at is null) = (content is null))
);
-- One at a time, whoever asks at once.
create unique index data_export_open on data_export (player) where made_at is null;
create index data_export_of on data_export (player, id desc);
