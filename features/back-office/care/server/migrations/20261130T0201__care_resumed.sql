-- Only an act with a reason ends a stop of play. A note of a contact does not: it may say that nobody answered.
alter table care_case add column resumed_at timestamptz, add column resumed_by text, add column resumed_why text;
-- Null for contacts noted before this was asked.
alter table care_contact add column answered boolean;

-- Until now the first contact after a stop had ended it.
update care_case c set resumed_at = k.at, resumed_by = k.by, resumed_why = 'A contact was noted.'
from (
  select distinct on (k.care_case) k.care_case, k.at, k.by
  from care_contact k join care_case s on s.id = k.care_case and k.at >= s.stopped_at
  order by k.care_case, k.id
) as k
where c.id = k.care_case;
