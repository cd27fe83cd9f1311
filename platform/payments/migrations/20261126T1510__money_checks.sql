-- What the last run of the money checks found wrong; a fault that is gone leaves with the next run.
create table money_fault (
  check_id text not null,
  subject text collate "C" not null,
  detail text not null,
  since timestamptz not null,
  primary key (check_id, subject)
);

-- One row: when the checks last ran. Every brand's job tries, one in a minute does.
create table money_check_run (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);

create index payment_fact_heard on payment_fact (heard_at);
