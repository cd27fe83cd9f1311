-- Counting began with the first event that names its provider. An earlier one, of a release that named none, may have set the
-- mark: rounds from between would be in no sum. Without the events of that time, the first sum tells.
update game_play_mark set since = greatest(since, coalesce(
  case when exists (select from outbox.event where type = 'round.settled' and at <= since) then (
    select min(at) from outbox.event where type = 'round.settled' and brand is not null and payload ->> 'provider' is not null) end,
  (select min(hour) from game_play_hour), since));
