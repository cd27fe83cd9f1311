-- Campaigns of features whose slice has no rule yet are announced without a date; published ones of them ran as shells.
alter table campaign drop constraint campaign_status_check;
alter table campaign add check (status in ('draft', 'announced', 'published', 'archived'));

update campaign set status = 'announced', version = version + 1
where status = 'published' and feature in (
  'bingo', 'coin-drops', 'cosmic-boxes', 'deposit-streak', 'fortune-investment', 'fun-machine', 'lottery', 'money-box',
  'prize-drops', 'quests', 'rank-league', 'referral', 'scratch-cards', 'season', 'tournaments'
);
