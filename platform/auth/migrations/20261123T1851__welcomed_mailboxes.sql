-- Welcome gifts are given once for a mailbox, whichever account has them: also one that is there, not only an erased one.
-- An account that changed its address keeps what it claimed before.
alter table welcomed_mailbox drop constraint welcomed_mailbox_pkey, add primary key (player, mailbox_hash);

-- Whether the account confirmed the address. What was merely claimed counts against other claims, and not against the
-- mailbox's owner.
alter table welcomed_mailbox add column is_proven boolean not null default true;
alter table welcomed_mailbox alter column is_proven drop default;
