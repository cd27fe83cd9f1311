-- Who wants no mail of sign-ins from new devices.
create table sign_in_alert_choice (
  player text primary key references player (id),
  by_mail boolean not null,
  changed_at timestamptz not null
);
