-- What was the security slice's: words, and whether an operator has it switched off.
select move_words('security.' || word, 'sign-in-alerts.' || word) from unnest(array[
  'alerts', 'alertsText', 'alertsNoEmail', 'alertByMail', 'alertByMailText', 'alertsByPush', 'notMeTitle', 'notMeText',
  'endAndChoose', 'itWasMe', 'notMeExpired', 'notMeExpiredText', 'askForPassword'
]) as word;
insert into feature_switch (brand, feature, is_on)
select brand, 'sign-in-alerts', is_on from feature_switch where feature = 'security';
