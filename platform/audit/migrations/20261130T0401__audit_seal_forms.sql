-- The form of a seal's lines. Entries sealed so far have the first one.
alter table audit_seal add column form smallint not null default 1;
alter table audit_seal alter column form drop default;

-- By which form the words left: a seal of an earlier one may have facts that this one takes.
alter table audit_seal_erasure add column form smallint not null default 1;
alter table audit_seal_erasure alter column form drop default;

-- When the seals were last compared, and when last without a fault.
create table audit_seal_check (
  is_only boolean primary key default true check (is_only),
  ran_at timestamptz not null,
  passed_at timestamptz
);

-- What the last check found.
create table audit_seal_fault (
  seal bigint not null,
  fault text not null check (fault in ('chain', 'entries', 'facts', 'words')),
  since timestamptz not null,
  primary key (seal, fault)
);
revoke insert, update, delete, truncate on audit_seal_check, audit_seal_fault from croupier_app;

-- Each has a form as an argument now.
drop function if exists audit_line(audit_event);
drop function if exists audit_contents(bigint, bigint);
drop function if exists audit_facts(bigint, bigint);
