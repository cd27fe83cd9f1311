-- Whose mailbox was welcomed before. Written when an account is erased, so that the gifts of a new one are given once; of
-- accounts that are there nothing stands here.
create table welcomed_mailbox (
  player text primary key references player (id),
  brand text not null,
  -- Under a key of this site, for this alone.
  mailbox_hash bytea not null
);
create index welcomed_mailbox_known on welcomed_mailbox (brand, mailbox_hash);
