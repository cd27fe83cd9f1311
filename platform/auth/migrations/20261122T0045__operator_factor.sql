-- What an operator may do. Those who were there before could do everything, and still can.
alter table operator add column role text not null default 'owner' check (role in ('owner', 'editor', 'support', 'auditor'));
alter table operator alter column role drop default;

-- The authenticator app of an operator: nobody has a session without one.
create table operator_factor (
  operator text primary key references operator (id),
  -- Sealed by the vault.
  secret bytea not null,
  enabled_at timestamptz not null,
  -- The latest half minute whose code was used: no code counts twice.
  last_step integer not null
);
-- A session from before the second factor was asked for proves too little.
update operator_session set ended_at = now() where ended_at is null;
