-- Who wants to be told when a campaign begins, and which page to lead to then.
create table promotion_reminder (
  player text not null references player (id),
  campaign text not null references campaign (id),
  path text not null,
  asked_at timestamptz not null,
  primary key (player, campaign)
);
create index promotion_reminder_campaign on promotion_reminder (campaign);
