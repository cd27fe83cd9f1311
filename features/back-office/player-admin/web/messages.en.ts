export const playerAdminEn = {
  title: 'Your account is paused',
  closed: 'You can’t play, buy, or claim rewards right now.',
  open: 'You can still finish open rounds, redeem your winnings, see your history, and take a break.',
  toHistory: 'View game history',
  toExclusion: 'Self-exclusion',
}
