-- Text messages leave by their rows, as mail does.
create table text_message (
  id bigint generated always as identity primary key,
  brand text not null,
  -- E.164: +12125550100.
  recipient text not null,
  -- Emptied once it was handed over: codes stand in it.
  body text,
  created_at timestamptz not null,
  -- Later it is worth nothing and stays where it is.
  expires_at timestamptz not null,
  -- When to try next to hand it over, or to ask what became of it.
  due_at timestamptz not null,
  attempts int not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'handed-over', 'delivered', 'failed')),
  -- The provider's name for it.
  reference text,
  failure text
);
create index text_message_due on text_message (due_at) where state in ('waiting', 'handed-over');
