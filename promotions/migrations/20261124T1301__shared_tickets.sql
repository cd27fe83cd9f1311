-- The tickets of a lottery as its sales were closed, in the order of its Merkle tree. The text is a hash: it names nobody.
create table promotion.shared_ticket (
  run text not null,
  name text not null,
  no bigint not null check (no >= 0),
  ticket text not null,
  player text not null,
  primary key (run, name, no),
  foreign key (run, name) references promotion.shared_draw (run, name)
);
create index shared_ticket_of_player on promotion.shared_ticket (player);
create trigger shared_ticket_is_append_only before update or delete or truncate on promotion.shared_ticket
  for each statement execute function public.fair_is_append_only();
