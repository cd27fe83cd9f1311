-- The kinds of a row's messages, one a line, so that the database sends messages on as they are. Null in rows of an earlier
-- release, whose lines begin with their kind and a tab.
alter table promotion.push_due add column kinds text;
