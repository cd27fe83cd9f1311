-- What was the lobby's: the title. The slice is in every theme, so it has no switch to take over.
select move_words('lobby.jackpots', 'jackpots.title');
