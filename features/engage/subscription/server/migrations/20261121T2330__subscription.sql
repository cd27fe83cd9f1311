-- What holds now: one row for each way that a player ever spoke of.
create table subscription_choice (
  player text not null references player (id),
  channel text not null check (channel in ('email', 'push', 'text')),
  is_on boolean not null,
  version text not null,
  said_at timestamptz not null,
  primary key (player, channel)
);

-- Every change with where it came from: what proves a consent, and that it was taken back.
create table subscription_change (
  id bigint generated always as identity primary key,
  player text not null references player (id),
  channel text not null,
  is_on boolean not null,
  version text not null,
  said_at timestamptz not null,
  -- 'page' of the signed-in player, 'link' of a mail, 'mailer' by the headers of one.
  source text not null check (source in ('page', 'link', 'mailer')),
  address text not null
);
create index subscription_change_of on subscription_change (player, id);

-- Mails of offers that were queued, so that each leaves once.
create table subscription_mail (
  player text not null references player (id),
  key text not null,
  queued_at timestamptz not null,
  primary key (player, key)
);
