-- Operators find questions by the day of asking, and those of guests by address.
create index support_ticket_asked on support_ticket (brand, created_at desc, id desc);
create index support_ticket_mail on support_ticket (brand, lower(email)) where email is not null;
