-- Who has signed in with a browser is asked at every sign-up.
create index on known_device (token_hash);
