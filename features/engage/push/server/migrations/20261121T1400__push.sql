-- The site's key pair for VAPID, made when it was first asked for and kept: every subscription is bound to it.
create table push_vapid (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  -- Sealed by the vault.
  private_key bytea not null,
  made_at timestamptz not null
);

-- A device that somebody is signed in on. Its endpoint is known to its browser alone.
create table push_subscription (
  endpoint text primary key,
  token text not null unique,
  provider text not null check (provider in ('web-push', 'firebase')),
  player text not null references player (id),
  -- Nothing is sent once it has ended.
  session text not null references player_session (id),
  theme text not null,
  locale text not null,
  p256dh text not null,
  auth text not null,
  vapid_key text not null,
  sw_scope text not null,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  -- Notifications in a row that it did not take.
  failures int not null default 0
);
create index push_subscription_by_player on push_subscription (player);

-- What a player said to a kind of notification; without a row its default counts.
create table push_choice (
  player text not null references player (id),
  kind text not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (player, kind)
);

-- Written in the transaction that causes it; addressed to devices when it is due.
create table push_notification (
  id bigint generated always as identity primary key,
  player text not null references player (id),
  key text not null,
  theme text not null,
  kind text not null,
  -- By language.
  title jsonb not null,
  body jsonb not null,
  url text not null,
  urgency text not null,
  is_promotional boolean not null,
  -- Not for a device that is in use at that moment.
  is_for_absent boolean not null,
  except_session text,
  only_token text,
  created_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  addressed_at timestamptz,
  unique (player, key)
);
create index push_notification_due on push_notification (due_at) where addressed_at is null;

-- One notification on its way to one device. How it ended is kept a while: it also shows what was not sent, and why.
create table push_delivery (
  notification bigint not null references push_notification (id) on delete cascade,
  endpoint text not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  outcome text check (outcome in ('sent', 'gone', 'refused', 'failed', 'expired', 'not-wanted')),
  reason text,
  ended_at timestamptz,
  primary key (notification, endpoint)
);
create index push_delivery_waiting on push_delivery (next_attempt_at) where outcome is null;
