-- Runs are cells of the promotion engine now. Open ones become grants of the level that they have reached; draws stay in
-- fair_draw.
insert into promotion.grant (key, run, player, feature, kind, value, cost_cents, state, cause, config_hash, earned_at)
select c.id || ':' || r.player || ':left:' || r.day, c.id, r.player, c.feature, 'balance',
  jsonb_build_object('kind', 'balance', 'coins', c.config -> 'levels' -> (r.level - 1) -> 'coins', 'entries', 0),
  0, 'due', 'close', coalesce(c.config_hash, encode(sha256(convert_to(c.config::text, 'utf8')), 'hex')), now()
from mini_game_run r join campaign c on c.id = r.campaign
where not r.is_over and r.level > 0;

drop table mini_game_spin, mini_game_run;
