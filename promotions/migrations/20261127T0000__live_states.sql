-- What was last pushed to everyone of a run: each state once, whichever process saw it first.
create table promotion.live_state (
  run text primary key references public.campaign (id),
  message jsonb not null,
  at timestamptz not null
);
