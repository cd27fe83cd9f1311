-- Sign-up gifts of accounts opened without an email address. The amounts are null until the gift is paid.
create table waiting_sign_up_gift (
  player text primary key references player (id),
  since timestamptz not null,
  coins bigint,
  entries bigint
);
