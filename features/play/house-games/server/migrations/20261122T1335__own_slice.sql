-- What was the slice's that plays rounds: whether an operator has it switched off.
select copy_switches('game-session', 'house-games');
