-- A replay reads a player's other events here and rounds from their store, so the busiest events pay for no index.
create index event_of_player on outbox.event (player, id) where type <> 'round.settled';
