-- What was the lobby's: two words, and whether an operator has it switched off.
select move_words('lobby.banners', 'banners.onHome');
select move_words('lobby.moreBanners', 'banners.more');
select copy_switches('lobby', 'banners');
