-- An operator's own address: whose player account this is, is barred from entries.
alter table operator add column email text;
