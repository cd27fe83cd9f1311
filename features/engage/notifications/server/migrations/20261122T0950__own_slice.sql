-- What was the push slice's: words, and whether an operator has it switched off.
select move_words('push.' || word, 'notifications.' || word) from unnest(array[
  'title', 'choices', 'choicesText', 'kinds', 'breaks'
]) as word;
select copy_switches('push', 'notifications');

-- Both listen now. This one begins where the push slice has come to; a process that still delivers by the old name ends
-- the event that it has in hand first.
select from outbox.reader where name = 'push' for update;
insert into outbox.reader (name, done, until, last_id, attempts, retry_at)
select 'notifications', done, until, last_id, attempts, retry_at from outbox.reader where name = 'push'
on conflict do nothing;
-- What was parked goes to whoever hears of such things now.
update outbox.parked set reader = 'notifications'
where reader = 'push' and type in ('player.signed-in', 'daily-login.claimed', 'free-spins.granted');
