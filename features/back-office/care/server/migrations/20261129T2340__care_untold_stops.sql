-- Cases that had reached level 4 before stops of play existed were stopped without a message to the player, also those whom
-- staff had already contacted. A stop that nobody was told of does not hold.
update care_case c set stopped_at = null
where stopped_at is not null and closed_at is null
  and not exists (select from care_message m where m.care_case = c.id and m.level = 4);
