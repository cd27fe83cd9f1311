-- Offers that players took up by a link: the answer to a repeat.
create table offer_taken (
  player text not null references player (id),
  offer text not null,
  preset text not null,
  taken_at timestamptz not null,
  primary key (player, offer)
);

-- One row a flip: one a day for each set. `request` names the call that flipped it, so that a retry gets its answer.
create table offer_flip (
  player text not null references player (id),
  offer_set text not null,
  day date not null,
  offer text not null,
  preset text not null,
  request text not null,
  flipped_at timestamptz not null,
  primary key (player, offer_set, day)
);

-- Bonuses of messages, from when their player first opened them.
create table offer_bonus (
  player text not null references player (id),
  message text not null,
  opened_at timestamptz not null,
  primary key (player, message)
);
