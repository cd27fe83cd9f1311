-- A listener's cursor is stored under the name of its slice. These slices have new names.
select outbox.move_reader('closing', 'account-closure');
select outbox.move_reader('exclusion', 'self-exclusion');
select outbox.move_reader('restriction', 'jurisdiction');
select outbox.move_reader('socials', 'social-login');
select outbox.move_reader('cash', 'checkout');
select outbox.move_reader('player-desk', 'player-admin');
