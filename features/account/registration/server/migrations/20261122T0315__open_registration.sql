-- Who signed up and was not greeted yet; accounts from before were.
create table open_registration (
  player text primary key references player (id),
  since timestamptz not null
);
