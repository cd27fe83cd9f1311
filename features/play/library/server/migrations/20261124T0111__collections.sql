-- The page of collections belongs to the library: its words, and only its switch.
select move_words('collections', 'library.collections');
delete from feature_switch where feature = 'collections';
