-- Closing a case ended its stop, too, until only an act did: these do not begin again when the account is reopened.
update care_case set resumed_at = closed_at, resumed_by = closed_by, resumed_why = closed_why
where closed_at is not null and stopped_at is not null and resumed_at is null and outcome <> 'account-closed';
