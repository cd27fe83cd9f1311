-- Start of a cap's rolling window.
create or replace function cap_window(period text, moment timestamptz) returns timestamptz language sql stable as $$
  -- Rounded down to the hour, so a window is never shorter than its name says.
  select date_trunc('hour', moment - case period when 'day' then interval '24 hours' when 'week' then interval '7 days'
    else interval '1 month' end, 'UTC')
$$;

-- The cap that this amount would exceed, as 'kind period'; null if none. The caller holds LOCKS.playerRounds.
create or replace function cap_refusal(of_player text, in_scope text, asked bigint, moment timestamptz) returns text
language sql stable as $$
  select c.kind || ' ' || c.period from play_cap c
  where c.player = of_player and c.scope = in_scope and c.amount < asked + case when c.kind = 'single' then 0 else (
    select coalesce(sum(case c.kind when 'gross' then h.given else h.given - h.returned end), 0) from play_hour h
    where h.player = c.player and h.scope = c.scope and h.hour >= cap_window(c.period, moment)
  ) end
  order by c.amount limit 1
$$;
