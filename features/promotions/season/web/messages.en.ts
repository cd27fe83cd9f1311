export const seasonEn = {
  title: 'Season level {level}!',
  text: 'Your prize is in your balance.',
  finishedTitle: 'You finished the season!',
  finishedText: 'You reached every level, and the last prize is in your balance.',
  done: 'Got it',
  seeLevels: 'See all levels',
  name: 'Season',
  levels: 'Levels and prizes',
  level: 'Level {number}',
  levelOf: 'Level {level} of {levels}',
  reachedOf: 'You reached level {level} of {levels}',
  finished: 'All levels reached',
  reached: 'Reached',
  toNext: 'Points to the next level',
  points: '{points} points',
  left: '{points} to level {level}',
  progress: '{percents}% of the season',
  signUp: 'Sign up to start',
  play: 'Choose a game',
  card: { start: 'A prize at every level', level: 'Level {level}' },
  rules: {
    title: 'The details',
    points: {
      question: 'How do I earn points?',
      coins: '1 coin played earns {points} {count, plural, =1 {point} other {points}}.',
      entries: '1.00 in entries played earns {points} points.',
      free: 'Every game counts. Free spins don’t.',
    },
    rewards: {
      question: 'Do other promotions help?',
      answer:
        'Yes. Each reward of coins, entries, or free spins from another promotion, such as your daily prize, earns {points} points.',
      none: 'No. This season counts play only.',
    },
    prizes: {
      question: 'When do I get a prize?',
      answer: 'As soon as you reach its level. Each level pays once, straight to your balance, with nothing to claim.',
    },
    value: {
      question: 'What are my odds?',
      coins:
        'Nothing here is random: every player who reaches a level gets its prize. All {levels} levels take {points} points and pay {coins} coins.',
      both: 'Nothing here is random: every player who reaches a level gets its prize. All {levels} levels take {points} points and pay {coins} coins and {entries} entries.',
    },
    taken: {
      question: 'Can I lose a level?',
      answer: 'No. If a round is canceled, its points are taken back, but you keep your level and your prizes.',
    },
    end: {
      question: 'What happens at the end?',
      answer: 'Points stop counting and start over with the next season. Everything you won is yours.',
    },
  },
}
