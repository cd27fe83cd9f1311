-- Locks the oldest due grants, without those that others hold. In the order of their index: by statistics from before a
-- burst, the planner expects few, and would sort all of them for each batch.
create or replace function promotion.lock_due_grants(at timestamptz, count int) returns setof promotion.grant
language sql set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
  select g.* from promotion.grant g
  where g.state in ('due', 'held') and g.retry_at <= lock_due_grants.at
  order by g.retry_at, g.earned_at, length(g.key), g.key limit lock_due_grants.count for update skip locked;
$$;

-- Whether any is due. By statistics from a burst, the planner expects one soon in any order, and would read the whole table
-- once all are paid.
create or replace function promotion.has_due_grants(at timestamptz) returns boolean
language sql stable set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
  select exists (select from promotion.grant g where g.state in ('due', 'held') and g.retry_at <= has_due_grants.at);
$$;
