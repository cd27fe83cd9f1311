-- Since when nobody can sign in to the account: the player closed it. Null again where the player came back.
alter table player add column closed_at timestamptz;
