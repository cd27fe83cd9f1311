-- Who came by whose code.
create index player_by_inviter on player (invited_by, created_at desc) where invited_by is not null;
