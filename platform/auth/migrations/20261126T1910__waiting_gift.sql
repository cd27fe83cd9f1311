-- Gifts that wait for a confirmed email address, by kind. The amounts are null until a gift is paid.
create table waiting_gift (
  player text not null references player (id),
  kind text not null,
  since timestamptz not null,
  coins bigint,
  entries bigint,
  primary key (player, kind)
);
insert into waiting_gift (player, kind, since, coins, entries)
  select player, 'sign-up', since, coins, entries from waiting_sign_up_gift;
drop table waiting_sign_up_gift;
