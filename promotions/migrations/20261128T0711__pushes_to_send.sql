-- One row for all that a transaction tells a player, and only ever inserted: the reader of events then never waits for
-- the sender, which waits for wallets. The ids of one player's rows are in the order of their transactions.
alter table promotion.push_due rename to push_due_by_kind;
create table promotion.push_due (
  id bigint generated always as identity primary key,
  player text not null,
  -- The latest of each kind.
  messages json not null
);
grant select, insert, delete on promotion.push_due to croupier_app;
insert into promotion.push_due (player, messages) select player, json_object_agg(kind, message) from promotion.push_due_by_kind group by player;
drop table promotion.push_due_by_kind;
