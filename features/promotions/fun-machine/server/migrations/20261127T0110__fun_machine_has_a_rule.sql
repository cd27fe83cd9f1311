-- Announcements of the time without a rule never ran; a campaign with it takes their place.
update campaign set status = 'archived' where feature = 'fun-machine' and status = 'announced';
