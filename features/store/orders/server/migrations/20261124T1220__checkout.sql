-- What a player is buying, frozen when it was chosen. `state` is what the facts of its attempts last added up to.
create table purchase_order (
  id text collate "C" primary key,
  brand text not null,
  player text not null references player (id),
  preset text not null,
  offer text,
  offer_type text not null,
  title text not null,
  cents int not null check (cents > 0),
  coins bigint not null check (coins >= 0),
  entries bigint not null check (entries >= 0),
  residence text not null,
  state text not null default 'open',
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set by the player; money that arrives later is accepted or refunded.
  left_at timestamptz,
  -- Whether the charge buys: decided once, when it is first known. After the order's end it may be refused.
  decision text check (decision in ('accepted', 'refused')),
  -- Of a paid order: the number on its receipt, and which purchase of the player it is.
  receipt_no bigint unique,
  nth int,
  paid_at timestamptz,
  unique (player, nth)
);
-- One live order per player and package: a second press finds the first order.
create unique index purchase_order_live on purchase_order (player, preset)
  where state in ('open', 'paying', 'needs-action', 'checking');
create index purchase_order_player on purchase_order (player, opened_at desc);
create sequence purchase_receipt_no as bigint start 100001;

-- One method at one provider. Its facts are in payment_fact under its id.
create table purchase_attempt (
  id text collate "C" primary key,
  purchase_order text collate "C" not null references purchase_order (id),
  no int not null,
  provider text not null,
  method text not null,
  saved_method text,
  page text,
  state text not null default 'begun',
  begun_at timestamptz not null,
  -- The amount counts towards the player's purchase limit from `begun_at` until it is released.
  released_at timestamptz,
  refused_code text,
  unique (purchase_order, no)
);

-- Money back: of a purchase, or of a charge that bought nothing.
create table purchase_refund (
  id text collate "C" primary key,
  attempt text collate "C" not null references purchase_attempt (id),
  cents int not null check (cents > 0),
  reason text not null check (reason in ('requested', 'surplus', 'mismatch', 'late')),
  state text not null default 'asked' check (state in ('asked', 'pending', 'done', 'failed')),
  asked_by text,
  asked_at timestamptz not null,
  -- What it takes back of the goods: set aside when it is asked for, as far as the player still has them.
  hold_coins text,
  coins_held bigint not null default 0,
  hold_entries text,
  entries_held bigint not null default 0
);
create unique index purchase_refund_whole on purchase_refund (attempt) where reason <> 'requested';

-- What a bank took back: a dispute, or a return. The goods are set aside once, and taken or released at the end.
create table purchase_loss (
  subject text collate "C" primary key,
  purchase_order text collate "C" not null references purchase_order (id),
  stage text not null check (stage in ('opened', 'won', 'lost')),
  cents int not null check (cents > 0),
  hold_coins text,
  coins_held bigint not null default 0,
  hold_entries text,
  entries_held bigint not null default 0,
  since timestamptz not null,
  evidence_due_at timestamptz
);

-- What a player owes after a dispute or bank return took more than was left to take back.
create table purchase_debt (
  purchase_order text collate "C" primary key references purchase_order (id),
  player text not null references player (id),
  cents int not null check (cents > 0),
  since timestamptz not null,
  settled_at timestamptz
);
create index purchase_debt_open on purchase_debt (player) where settled_at is null;

-- Methods that players kept. The token is the provider's and useless elsewhere.
create table saved_payment_method (
  id text collate "C" primary key,
  player text not null references player (id),
  provider text not null,
  token text not null,
  method text not null,
  title text not null,
  fingerprint text not null,
  saved_at timestamptz not null,
  removed_at timestamptz,
  unique (player, provider, token)
);
create index saved_payment_method_fingerprint on saved_payment_method (fingerprint);
