-- Corrections after the end: late scores are decided as late events are. A refusal takes two operators: who asked is kept.
alter table promotion.late_score
  add column decision text check (decision in ('paid', 'refused')),
  add column refusal_by text,
  add column refusal_at timestamptz;
alter table promotion.late_event
  add column refusal_by text,
  add column refusal_at timestamptz;
