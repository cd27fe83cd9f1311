-- The prizes of final tables, of which every profile tells the latest; a player has few among many grants.
create index grant_of_place on promotion.grant (player, earned_at desc) where cause like 'place:%';
