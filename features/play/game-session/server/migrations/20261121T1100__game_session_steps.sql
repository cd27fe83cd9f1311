-- Rounds in several steps. What most rounds do not have is null, and costs them nothing.
alter table game_round
  -- What was chosen before the round, and in it.
  add column terms json,
  add column choices json,
  -- The debit at the start, where choices have cost something since; `stake` is all of it.
  add column amount bigint,
  -- What the pooled jackpots held, where the rules have any: an input of the round.
  add column pools json,
  -- Set while the round waits for its player: `<player> <mode> <game>`, so one column says who may have no other.
  add column open_in text collate "C",
  -- The options, their costs and the default.
  add column awaiting json,
  -- Before the start, where the wallet moved between the steps.
  add column balance_before bigint,
  add constraint game_round_awaits check ((open_in is null) = (awaiting is null));
create unique index game_round_open on game_round (open_in) where open_in is not null;

create table game_round_step (
  round text not null references game_round (id),
  -- From 1.
  step int not null,
  -- The player and the client's request id; null where the house chose by default.
  request text unique,
  request_hash text,
  choice json not null,
  cost bigint not null,
  from_granted bigint not null,
  from_won bigint not null,
  at timestamptz not null,
  primary key (round, step)
);
