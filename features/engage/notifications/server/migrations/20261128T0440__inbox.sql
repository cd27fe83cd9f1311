-- What a player was told, in both languages: listed on the site, whether a device shows it or not.
create table inbox_message (
  id bigint generated always as identity primary key,
  player text not null references player (id),
  -- The notification's business key.
  key text not null,
  kind text not null,
  is_promotional boolean not null,
  title jsonb not null,
  body jsonb not null,
  url text not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  read_at timestamptz,
  unique (player, key)
);
create index inbox_message_unread on inbox_message (player) where read_at is null;
create index inbox_message_expired on inbox_message (expires_at);
