-- Starts and ends of all runs are noted, not only of those that push them: what began before emits no event now.
insert into promotion.announcement (run, phase, at)
select id, phase, moment from public.campaign, lateral (values ('start', starts_at), ('stop', ends_at)) as p (phase, moment)
where status = 'published' and moment <= now()
on conflict do nothing;
