-- A role for campaign managers. The roles are listed in kernel/operator-rights.ts; the database checks the form alone.
alter table operator drop constraint operator_role_check;
alter table operator add constraint operator_role_check check (role ~ '^[a-z-]{2,30}$');
alter table operator_wish drop constraint operator_wish_wish_check;
alter table operator_wish add constraint operator_wish_wish_check check (wish ~ '^[a-z-]{2,30}$');
