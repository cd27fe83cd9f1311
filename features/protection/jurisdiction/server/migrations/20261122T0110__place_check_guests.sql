-- Checks of guests are deleted by age.
create index place_check_of_guests on place_check (brand, at) where player is null;
