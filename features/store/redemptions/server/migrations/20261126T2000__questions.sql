-- What an operator asks the player before deciding, and the answer.
create table redemption_question (
  no bigint generated always as identity primary key,
  redemption text collate "C" not null references redemption (id),
  question text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz
);
create index redemption_question_of on redemption_question (redemption, no);

-- The amount that the first of two operators approved.
alter table redemption add column approved_cents int;
