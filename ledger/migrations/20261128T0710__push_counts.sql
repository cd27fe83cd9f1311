-- Several pushes of a channel are counted together.
drop function ledger.count_push(text);
create function ledger.count_push(channel text, by bigint) returns bigint
language sql security definer set search_path = ledger, pg_temp as $$
  update wallet w set pushes = w.pushes + count_push.by where w.player = substr(count_push.channel, length('player:') + 1)
  returning w.pushes;
$$;
revoke execute on function ledger.count_push from public;
grant execute on function ledger.count_push to croupier_app;
drop function outbox.take(text);
