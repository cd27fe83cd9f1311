-- The reactions to decisions belong to verification: their words, and only its switch.
select move_words('identity.' || word, 'verification.decided.' || word) from unnest(array['document', 'player', 'duplicate']) as word;
select move_words('identity.steps', 'verification.stepModal');
select move_words('identity.' || word, 'verification.stepModal.' || word) from unnest(array['goOn', 'understood']) as word;
delete from feature_switch where feature = 'identity';
