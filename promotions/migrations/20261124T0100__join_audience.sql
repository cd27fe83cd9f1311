-- Who may join a run: an audience tree; null is everyone. A player who has joined stays, whatever facts change.
alter table public.campaign add column join_audience jsonb;
