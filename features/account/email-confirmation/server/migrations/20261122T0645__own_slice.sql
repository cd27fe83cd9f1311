-- What was the account's: words, and whether an operator has it switched off.
select move_words('account.' || word, 'email-confirmation.' || word) from unnest(array[
  'confirmingEmail', 'emailConfirmedTitle', 'emailConfirmedText', 'emailConfirmedPlain', 'emailExpiredTitle',
  'emailExpiredText', 'emailExpiredGuest', 'lovely', 'close', 'confirmEmailTitle', 'confirmEmailPlain', 'confirmEmailText',
  'resend', 'resent', 'alreadyConfirmed', 'later'
]) as word;
select move_words('account.refusals.no-email', 'email-confirmation.noEmail');
insert into feature_switch (brand, feature, is_on) select brand, 'email-confirmation', is_on from feature_switch where feature = 'account';
