-- A page of a statement reads its own rows only, however long a player's history is.
create index transfer_of_player on ledger.transfer (player, no desc);
