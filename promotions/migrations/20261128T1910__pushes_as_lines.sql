-- Lines in place of JSON: the sender passes messages on as they are, so that the database need not parse them.
alter table promotion.push_due rename to push_due_as_json;
create table promotion.push_due (
  id bigint generated always as identity primary key,
  player text not null,
  -- The latest of each kind, one a line: the kind, a tab, and the message.
  messages text not null
) with (toast_tuple_target = 8160);
grant select, insert, delete on promotion.push_due to croupier_app;
insert into promotion.push_due (player, messages)
select player, (select string_agg(key || E'\t' || value::text, E'\n') from json_each(messages)) from promotion.push_due_as_json order by id;
drop table promotion.push_due_as_json;
-- These rows live for a second or change with every round: compressing what passes 2 KB costs more than it saves.
alter table promotion.player_cells set (toast_tuple_target = 8160);
alter table outbox.push set (toast_tuple_target = 8160);
