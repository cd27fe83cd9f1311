-- Sign-in alerts belong to security: its words, its cursor, and only its switch.
select move_words('sign-in-alerts', 'security');
select outbox.move_reader('sign-in-alerts', 'security');
delete from feature_switch where feature = 'sign-in-alerts';
