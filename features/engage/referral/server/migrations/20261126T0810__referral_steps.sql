-- What invited players have reached, each once.
create table referral_step (
  player text not null,
  step text not null,
  reached_at timestamptz not null,
  primary key (player, step)
);
