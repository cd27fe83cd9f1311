export const firstStepsEn = {
  tips: {
    place: '{place} of {count}',
    balances: 'Your two balances',
    balancesText: 'Coins are for fun. Entries are free and count in the sweepstakes.',
    switch: 'Switch any time',
    switchText: 'Tap a balance to play with it. The one you play with has a border.',
    daily: 'Your daily prize',
    dailyText: 'Claim a prize here every day. No purchase necessary.',
    next: 'Next',
    done: 'Got it',
    skip: 'Skip',
  },
}
