-- Newcomers, and which parts of their first steps have ended. Players from before have no row.
create table first_steps (
  player text primary key references player (id),
  since timestamptz not null,
  tips_ended_at timestamptz,
  checklist_ended_at timestamptz
);
