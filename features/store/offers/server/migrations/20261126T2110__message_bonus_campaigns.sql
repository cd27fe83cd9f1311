-- Bonuses of messages are campaigns, whose engine keeps when a player opened one.
drop table offer_bonus;
