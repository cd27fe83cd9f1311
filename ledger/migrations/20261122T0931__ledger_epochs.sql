create or replace function outbox.begin_epochs() returns void
language sql as $$
  update outbox.channel set epoch = default;
  update ledger.wallet set push_epoch = default;
$$;
revoke execute on function outbox.begin_epochs from public;
