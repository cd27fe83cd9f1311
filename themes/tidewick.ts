import type { Theme } from './theme.ts'

/** Deep sea and aqua; fishing games come early. */
export const tidewick: Theme = {
  id: 'tidewick',
  name: 'Tidewick',
  timeZone: 'America/New_York',
  hosts: ['tidewick.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'sora',
    pageColor: '#001421',
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
        'popularGames',
        'fishing',
        'topGames',
        'bonusCombo',
        'weeklySpecials',
        'rapidLink',
        'tableGames',
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
