-- Start of a cap's rolling window.
create or replace function cap_window(period text, moment timestamptz) returns timestamptz language sql stable as $$
  -- Rounded down to the hour, so a window is never shorter than its name says.
  select date_trunc('hour', moment - case period when 'day' then interval '24 hours' when 'week' then interval '7 days'
    else interval '1 month' end, 'UTC')
$$;

-- All accounts of this account's person, itself included.
create or replace function cap_accounts(of_player text) returns setof text language sql stable as $$
  select of_player
  union select o.player from cap_person p join cap_person o on o.person = p.person where p.player = of_player
$$;

-- The cap that this amount would exceed, as 'kind period'; null if none. `in_round` is what the same round has already
-- cost. All accounts of a person have the same caps. The caller holds LOCKS.playerRounds and LOCKS.personRounds.
create or replace function cap_refusal(of_player text, in_scope text, asked bigint, moment timestamptz, in_round bigint)
returns text language sql stable as $$
  select c.kind || ' ' || c.period from play_cap c
  where c.player = of_player and c.scope = in_scope and c.amount < asked + case when c.kind = 'single' then in_round else (
    select coalesce(sum(case c.kind when 'gross' then h.given else h.given - h.returned end), 0)
    from cap_accounts(of_player) as a (player) join play_hour h on h.player = a.player
    where h.scope = c.scope and h.hour >= cap_window(c.period, moment)
  ) end
  order by c.amount limit 1
$$;

create or replace function cap_refusal(of_player text, in_scope text, asked bigint, moment timestamptz) returns text
language sql stable as $$ select cap_refusal(of_player, in_scope, asked, moment, 0::bigint) $$;
