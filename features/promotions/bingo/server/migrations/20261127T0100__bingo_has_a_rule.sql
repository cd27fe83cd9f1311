-- Announcements of the time without a rule lack what a game needs, and never ran.
update campaign set status = 'archived' where feature = 'bingo' and status = 'announced';
