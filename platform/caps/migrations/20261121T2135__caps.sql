-- The most that a player may play, lose or buy in a period: caps in force, of the player or of the operator. All of them
-- hold at once, so the lowest wins.
create table play_cap (
  player text not null references player (id),
  -- A game mode; 'Purchases' in cents; 'Time' in minutes.
  scope text not null check (scope in ('SweepStakes', 'TournamentPoints', 'Purchases', 'Time')),
  -- All that is given; that less what comes back; one amount alone.
  kind text not null check (kind in ('gross', 'net', 'single')),
  period text not null check (period in ('day', 'week', 'month', 'once')),
  set_by text not null check (set_by in ('player', 'operator')),
  amount bigint not null check (amount >= 0),
  primary key (player, scope, kind, period, set_by),
  check ((kind = 'single') = (period = 'once'))
);

-- What was given and what came back, by the hour; of rounds only for players with a cap.
create table play_hour (
  player text not null references player (id),
  scope text not null,
  hour timestamptz not null,
  given bigint not null default 0,
  returned bigint not null default 0,
  primary key (player, scope, hour)
);

create function cap_window(period text, moment timestamptz) returns timestamptz language sql stable as $$
  -- Whole hours: the first one counts in full, so that a period is never shorter than it says.
  select date_trunc('hour', moment - case period when 'day' then interval '24 hours' when 'week' then interval '7 days'
    else interval '1 month' end, 'UTC')
$$;

-- Which cap this amount would break, as 'kind period'; null for none. Whoever asks holds the player's lock of rounds.
create function cap_refusal(of_player text, in_scope text, asked bigint, moment timestamptz) returns text
language sql stable as $$
  select c.kind || ' ' || c.period from play_cap c
  where c.player = of_player and c.scope = in_scope and c.amount < asked + case when c.kind = 'single' then 0 else (
    select coalesce(sum(case c.kind when 'gross' then h.given else h.given - h.returned end), 0) from play_hour h
    where h.player = c.player and h.scope = c.scope and h.hour >= cap_window(c.period, moment)
  ) end
  order by c.amount limit 1
$$;
