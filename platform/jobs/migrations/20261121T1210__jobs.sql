-- When each scheduled job is due next. A changed schedule is worked out anew.
create table job_due (
  name text primary key,
  schedule text not null,
  due_at timestamptz not null
);
grant select, insert, update, delete on job_due to croupier_app;
