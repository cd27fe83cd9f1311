-- Events of a whole brand have no player, and so no part.
alter table outbox.event alter column player drop not null;
alter table outbox.event alter column part drop not null;
alter table outbox.event add check (player is not null or brand is not null);
alter table outbox.parked alter column player drop not null;
