-- Who sees a campaign: an audience tree over facts of players; null is everyone. Guests match no tree.
alter table campaign add column show_audience jsonb;
alter table campaign add constraint campaign_show_audience check (show_audience is null or audience <> 'guests');
