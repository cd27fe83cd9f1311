-- A question with who asked it: a player, or the address of a guest. `request` names the call, so that a retry asks nothing twice.
create table support_ticket (
  id text primary key,
  brand text not null,
  player text references player (id),
  email text,
  locale text not null,
  topic text not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  request text not null unique,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (player is not null or email is not null)
);
create index support_ticket_of on support_ticket (player, created_at);
create index support_ticket_at on support_ticket (brand, state, changed_at);

create table support_message (
  id bigint generated always as identity primary key,
  ticket text not null references support_ticket (id),
  author text not null check (author in ('player', 'team')),
  text text not null,
  request text not null unique,
  written_at timestamptz not null
);
create index support_message_of on support_message (ticket, id);
