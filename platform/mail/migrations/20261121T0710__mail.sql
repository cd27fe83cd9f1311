-- Mail leaves by its row: written in the transaction that causes it, so that a rollback sends nothing.
create table mail_message (
  id bigint generated always as identity primary key,
  brand text not null,
  recipient text not null,
  locale text not null,
  -- Subject, lines and link. Emptied once it is sent, for links in it open accounts.
  content jsonb,
  created_at timestamptz not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  -- Set when it was given up: the last error.
  failure text
);
create index mail_message_waiting on mail_message (next_attempt_at) where sent_at is null and failure is null;
