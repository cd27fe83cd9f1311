-- What was the account's: words, and whether an operator has it switched off.
select move_words('account.' || word, 'registration.' || word) from unnest(array[
  'signUpTitle', 'signUpText', 'signUpGift', 'byEmail', 'byLogin', 'howToRegister', 'email', 'emailOptional',
  'emailOptionalHint', 'login', 'loginHint', 'birthDate', 'state', 'chooseState', 'ageHint', 'referral', 'haveReferral',
  'referralGood', 'agree', 'createAccount', 'bySocialAs', 'bySocial', 'haveAccount', 'welcomeTitle', 'welcomeText',
  'welcomePlain', 'welcomeEmail', 'startPlaying', 'refusals.email-missing', 'refusals.email-wrong',
  'refusals.login-missing', 'refusals.login-wrong', 'refusals.email-taken', 'refusals.login-taken',
  'refusals.birth-date-wrong', 'refusals.under-age', 'refusals.social-expired', 'refusals.state-missing',
  'refusals.terms-missing', 'refusals.code-unknown'
]) as word;
select copy_words('account.' || word, 'registration.' || word) from unnest(array[
  'password', 'passwordHint', 'signIn', 'refusals.password-missing', 'refusals.password-short',
  'refusals.password-common', 'refusals.password-personal', 'refusals.password-guessable'
]) as word;
insert into feature_switch (brand, feature, is_on)
select brand, 'registration', is_on from feature_switch where feature = 'account';
