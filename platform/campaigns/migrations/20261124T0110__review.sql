-- Review by a second operator. A campaign is drafted, submitted, and approved or returned.
alter table campaign drop constraint campaign_status_check;
alter table campaign add constraint campaign_status_check
  check (status in ('draft', 'review', 'announced', 'published', 'shadow', 'archived'));

alter table campaign
  -- The operators who wrote any of it: none of them approves it.
  add column written_by text[] not null default '{}',
  add column submitted_by text references operator (id),
  add column submitted_at timestamptz,
  add column approved_by text references operator (id),
  add column approved_at timestamptz,
  -- Its start is the moment of its approval.
  add column starts_when_approved boolean not null default false,
  -- The card's picture where it differs from the feature's.
  add column picture text check (picture ~ '^[a-z0-9-]{1,60}$'),
  -- The campaign that it was copied from.
  add column copied_from text references campaign (id),
  -- A proposed change of a published campaign at that version: approving it changes the other row, and archives this one.
  add column revises text references campaign (id),
  add column revises_version int,
  -- The operator's request that drafted it: a repeated one finds it.
  add column request_key text unique,
  add constraint campaign_four_eyes check (approved_by is null or not approved_by = any (written_by)),
  add constraint campaign_revision check ((revises is null) = (revises_version is null));

-- One open change of a campaign at a time.
create unique index campaign_open_revision on campaign (revises) where status in ('draft', 'review');
create index campaign_of_brand on campaign (brand, created_at desc);
