export const questsEn = {
  name: 'Quests',
  calendar: 'The calendar',
  day: 'Day {number}',
  state: {
    locked: 'Not open yet',
    open: 'Open',
    ended: 'Over',
    completed: 'Done',
  },
  task: {
    rounds: 'Play {target, plural, one {# round} other {# rounds}}',
    wins: 'Win {target, plural, one {# round} other {# rounds}}',
    games: 'Try {target, plural, one {# game} other {# games}}',
  },
}
