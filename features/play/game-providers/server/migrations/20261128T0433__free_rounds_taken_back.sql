-- Free rounds of a grant whose purchase was reversed are taken back: `count` is what is left of it in all, `told` what its
-- provider knows, and `used` what was played. `is_reduced`: its provider may still offer more than there are.
alter table game_provider_free_rounds add column used int not null default 0;
alter table game_provider_free_rounds add column told int;
alter table game_provider_free_rounds add column is_reduced boolean not null default false;
alter table game_provider_free_rounds add check (count >= 0);
update game_provider_free_rounds set told = count where sent_at is not null;

drop index game_provider_free_rounds_unsent;
create index game_provider_free_rounds_untold on game_provider_free_rounds (granted_at) where told is distinct from count;
create index game_provider_free_rounds_of_player on game_provider_free_rounds (player, provider, game);

-- The grant from which a free round was played.
alter table game_provider_round add column free_grant text;
