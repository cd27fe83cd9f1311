-- Who was invited has no password before the link is used.
alter table operator alter column password_hash drop not null;

-- What stands in for a lost phone: hashed under a key of the vault, each good once.
create table operator_recovery_code (
  operator text not null references operator (id),
  code_hash bytea not null,
  primary key (operator, code_hash)
);

-- What one owner wants done to an owner's rights, until another one agrees.
create table operator_wish (
  operator text primary key references operator (id),
  wish text not null check (wish in ('owner', 'editor', 'support', 'auditor', 'off', 'renew')),
  asked_by text not null references operator (id),
  asked_at timestamptz not null
);
