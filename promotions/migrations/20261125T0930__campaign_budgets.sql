-- Granted beyond a total that was lowered, or set, below it: a raise pays it off first, so that nothing is granted twice.
alter table promotion.pot add column debt bigint not null default 0 check (debt >= 0);

-- Shares of a campaign's budget that operators have been told of. A raise removes those that are no longer reached.
create table promotion.budget_alarm (
  run text not null references public.campaign (id),
  asset text not null check (asset in ('coins', 'entries')),
  percent int not null check (percent in (50, 80, 100)),
  raised_at timestamptz not null,
  primary key (run, asset, percent)
);

-- Without its limit a pot is not kept up to date: one that is set again counts from the grants.
create function promotion.close_budget_pots() returns trigger language plpgsql security definer as $$
begin
  delete from promotion.pot p using unnest(array['coins', 'entries']) asset
  where p.name = new.id || ':' || asset and new.budget ->> asset is null and old.budget ->> asset is not null;
  return null;
end $$;
create trigger campaign_budget_changed after update of budget on public.campaign
  for each row when (old.budget is distinct from new.budget) execute function promotion.close_budget_pots();
