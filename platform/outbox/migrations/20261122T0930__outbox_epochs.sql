-- After a failover that lost commits: what is said from here on is no continuation. The floor above adds what it counts.
create function outbox.begin_epochs() returns void
language sql as $$
  update outbox.channel set epoch = default;
$$;
