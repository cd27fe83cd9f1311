import type { Theme } from './theme.ts'

/** Plum and candy pink; playful, with the specials of the week first. */
export const bellwhim: Theme = {
  id: 'bellwhim',
  name: 'Bellwhim',
  timeZone: 'America/Chicago',
  hosts: ['bellwhim.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'syne',
    pageColor: '#260628',
    money: { areCoinsWhole: true, areEntriesWhole: true },
  },
  features: {
    account: {},
    bingo: {},
    cash: {},
    'daily-login': {},
    'game-providers': {},
    'game-session': {},
    identity: {},
    lobby: {
      rows: [
        'weeklySpecials',
        'bonusCombo',
        'popularGames',
        'instantGames',
        'topGames',
        'rapidLink',
        'fishing',
        'tableGames',
        'allGames',
      ],
    },
    'money-box': {},
    'prize-drops': {},
    promotions: {},
    push: {},
    'rank-league': {},
    'reality-check': {},
    realtime: {},
    season: {},
    terms: {},
    tournaments: {},
    winners: {},
  },
}
