-- What was the account's: words, and whether an operator has it switched off.
select move_words('account.' || word, 'sign-in.' || word) from unnest(array[
  'password', 'passwordHint', 'signInTitle', 'signInText', 'identifier', 'signIn', 'forgotPassword', 'noAccount',
  'signUpFree', 'unlocked', 'unlockExpired', 'previousSignIn', 'resetTitle', 'resetText', 'sendLink',
  'resetSentTitle', 'resetSentText', 'newPasswordTitle', 'newPasswordText', 'newPassword', 'savePassword',
  'passwordSaved', 'resetExpiredTitle', 'resetExpiredText', 'askAgain', 'backToSignIn', 'refusals'
]) as word;
insert into feature_switch (brand, feature, is_on) select brand, 'sign-in', is_on from feature_switch where feature = 'account';
