-- What ended with the account was said by closing it.
alter table subscription_change drop constraint subscription_change_source_check;
alter table subscription_change add constraint subscription_change_source_check
  check (source in ('page', 'link', 'mailer', 'closing'));
