export const promotionsEn = {
  title: 'Promotions',
  text: 'What you can pick up now, and what opens next. Wherever entries are given there is a free way in.',
  sections: { running: 'On now', planned: 'Starts soon', none: 'No date yet' },
  strip: { running: 'On now', planned: 'Opens in', none: 'No date yet', ended: 'Over' },
  vaultTitle: 'Prize vault',
  vaultText: 'What you can have now, and what opens next.',
  vaultEmpty: 'The vault is empty at the moment. What opens next will lie here.',
  all: 'All promotions',
  empty: 'Nothing is on at the moment. Come back soon.',
  retry: 'Try again',
  reminder: {
    ask: 'Remind me when it starts',
    isOn: 'Reminder is on',
    on: 'We will tell you when it starts.',
    off: 'The reminder is off.',
    failed: 'The reminder could not be kept. Try again.',
  },
  redesign: {
    short: 'What is new',
    title: 'What is new at {brand}',
    text: 'The site was made anew. This is what changed for you, and where to see it.',
    fair: {
      title: 'Every round can be checked',
      text: 'The outcome is sealed before you play. Afterwards you can check it yourself, in your own browser.',
      link: 'See fair play',
    },
    rounds: {
      title: 'Your rounds, kept and replayed',
      text: 'Find any round again, watch it once more, and see what it brought.',
      link: 'Open my rounds',
    },
    promotions: {
      title: 'One place for all prizes',
      text: 'What is on, what starts next and when, counted down to the second.',
      link: 'See promotions',
    },
    games: {
      title: 'Games of our own',
      text: 'Slots, tables and instant games, each with its odds shown before you play.',
      link: 'Browse games',
    },
    care: {
      title: 'You set the pace',
      text: 'Reminders tell you how long you have played, as often as you like.',
      link: 'Responsible play',
    },
    how: {
      title: 'Coins and entries, explained',
      text: 'What each of the two is for, and how to get them without buying anything.',
      link: 'How it works',
    },
  },
}
