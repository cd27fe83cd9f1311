-- When a round was settled, as its event says; of older rounds the last of their transactions.
alter table game_provider_round add column closed_at timestamptz;
update game_provider_round r set closed_at = coalesce(
  (select max(t.at) from game_provider_transaction t where t.provider = r.provider and t.round = r.round), r.opened_at)
where is_closed;
