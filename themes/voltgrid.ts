import type { Theme } from './theme.ts'

/** Near black and lime; short games and links first. */
export const voltgrid: Theme = {
  id: 'voltgrid',
  name: 'Voltgrid',
  timeZone: 'America/Chicago',
  hosts: ['voltgrid.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'zalando-sans-expanded',
    pageColor: '#0a0c10',
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
        'instantGames',
        'rapidLink',
        'popularGames',
        'bonusCombo',
        'topGames',
        'weeklySpecials',
        'tableGames',
        'fishing',
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
