-- Security and money events that somebody may have to explain later. Append-only: see the trigger.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  brand text not null,
  -- Who did it: 'player', 'operator', 'job' or 'visitor', and which one where it is known.
  actor_kind text not null check (actor_kind in ('player', 'operator', 'job', 'visitor')),
  actor text,
  -- Whom or what it was done to.
  subject text not null,
  what text not null,
  why text,
  before jsonb,
  after jsonb,
  address text
);
create index audit_event_by_subject on audit_event (subject, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_event is append-only';
end $$;

create trigger audit_event_is_append_only
  before update or delete or truncate on audit_event
  for each statement execute function refuse_audit_change();

revoke update, delete on audit_event from croupier_app;
