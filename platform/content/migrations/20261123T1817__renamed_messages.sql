-- Messages are named after their slice. Words that operators wrote follow the new names.
select move_words('closing', 'account-closure');
select move_words('exclusion', 'self-exclusion');
select move_words('restriction', 'jurisdiction');
select move_words('socials', 'social-login');
select move_words('cash', 'checkout');
select move_words('shelf', 'game-tiles');
select move_words('player-desk', 'player-admin');
