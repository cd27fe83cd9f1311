export const offersEn = {
  bonusGone: 'Bonus may be expired or unavailable',
  noBonus: 'No active bonus',
  toPromotions: 'See all promotions',
  spins: {
    from: '{count, plural, one {# free spin} other {# free spins}}{hasGame, select, true { in {game}} other {}} with a package from {price}.',
    granted: '{count, plural, one {# free spin is} other {# free spins are}} ready{hasGame, select, true { in {game}} other {}}.',
  },
  entries: {
    from: '{amount} free entries with a package from {price}.',
    granted: '{amount} free entries are in your balance.',
  },
  toRewards: 'See my rewards',
  endsIn: 'Ends in',
  closed: 'Purchases aren’t open yet. Your bonus stays here until it expires.',
  toStore: 'Go to the store',
  close: 'Not now',
  coinUsed: 'You already flipped today',
  coinUsedText: 'One flip a day, and each offer comes up once.',
  coinReady: 'Flip the coin',
  coinReadyText: 'Open the link in your offer message to flip the coin. One flip a day.',
  nextIn: 'Next flip in',
  seeWhatCame: 'See your offer',
}
