-- Seals of the audit trail, a hash chain: each covers the entries after the previous seal, and its hash the previous hash.
create table audit_seal (
  number bigint primary key,
  -- The last entry that it covers.
  upto bigint not null unique,
  entries integer not null check (entries > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- SHA-256 over the entries without what erasure takes from them, and over the whole entries.
  facts_hash text not null,
  words_hash text not null,
  hash text not null,
  sealed_at timestamptz not null
);

-- Seals with entries of erased players, whose words are gone.
create table audit_seal_erasure (
  seal bigint primary key references audit_seal (number)
);

create trigger audit_seal_is_append_only before update or delete or truncate on audit_seal
  for each statement execute function refuse_audit_change();
-- Both are written by functions only.
revoke insert, update, delete, truncate on audit_seal, audit_seal_erasure from croupier_app;
