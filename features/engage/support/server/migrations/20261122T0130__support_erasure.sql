-- A question that is erased takes its messages along.
alter table support_message drop constraint support_message_ticket_fkey;
alter table support_message add constraint support_message_ticket_fkey
  foreign key (ticket) references support_ticket (id) on delete cascade;
