-- A free round may cost its player a choice within it, such as a double: that part returns.
alter table round_void drop constraint round_void_check1;
alter table round_void add constraint round_void_returned_at_most check (returned between 0 and stake);
