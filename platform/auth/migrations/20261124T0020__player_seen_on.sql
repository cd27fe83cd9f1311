-- The last day of the brand's calendar on which the player made a call.
alter table player add column seen_on date;
