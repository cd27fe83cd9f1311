import type { Theme } from './theme.ts'

/** Slate and ice blue; the best games first, amounts with their decimals. */
export const northgilt: Theme = {
  id: 'northgilt',
  name: 'Northgilt',
  timeZone: 'America/Denver',
  hosts: ['northgilt.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'unbounded',
    pageColor: '#0e1522',
    money: { areCoinsWhole: true, areEntriesWhole: false },
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
        'topGames',
        'popularGames',
        'rapidLink',
        'weeklySpecials',
        'bonusCombo',
        'tableGames',
        'fishing',
        'instantGames',
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
