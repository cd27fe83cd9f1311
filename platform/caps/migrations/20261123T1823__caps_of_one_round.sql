-- The limit of one round alone counts the round's sum: what a double or a split adds, on top of what it began with.
create function cap_refusal(of_player text, in_scope text, asked bigint, moment timestamptz, in_round bigint) returns text
language sql stable as $$
  select c.kind || ' ' || c.period from play_cap c
  where c.player = of_player and c.scope = in_scope and c.amount < asked + case when c.kind = 'single' then in_round else (
    select coalesce(sum(case c.kind when 'gross' then h.given else h.given - h.returned end), 0) from play_hour h
    where h.player = c.player and h.scope = c.scope and h.hour >= cap_window(c.period, moment)
  ) end
  order by c.amount limit 1
$$;

create or replace function cap_refusal(of_player text, in_scope text, asked bigint, moment timestamptz) returns text
language sql stable as $$ select cap_refusal(of_player, in_scope, asked, moment, 0::bigint) $$;
