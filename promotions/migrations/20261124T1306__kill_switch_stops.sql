-- Switches that are on, as the intervals that readers decide by.
insert into public.campaign_stop (brand, from_at, stopped_by)
select brand, changed_at, by from promotion.kill_switch where is_on;
