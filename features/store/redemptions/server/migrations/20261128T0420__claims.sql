-- Winnings of closed accounts, claimed with a reference: whom the provider pays, and who proposed it.
create table redemption_claim (
  redemption text primary key references redemption (id) on delete cascade,
  player text not null references player (id),
  holder text not null,
  identity text not null,
  proposed_by text not null,
  proposed_at timestamptz not null
);
create index redemption_claim_player on redemption_claim (player);
