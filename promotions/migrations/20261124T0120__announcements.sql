-- Starts and ends of runs that were pushed to their brand: each once.
create table promotion.announcement (
  run text not null references public.campaign (id),
  phase text not null check (phase in ('start', 'stop')),
  at timestamptz not null,
  primary key (run, phase)
);
