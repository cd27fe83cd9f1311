import type { Theme } from './theme.ts'

/** Charcoal and ember orange; the games of the week and the links lead. */
export const emberjack: Theme = {
  id: 'emberjack',
  name: 'Emberjack',
  timeZone: 'America/Phoenix',
  hosts: ['emberjack.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'exo-2',
    pageColor: '#140c09',
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
        'rapidLink',
        'popularGames',
        'topGames',
        'bonusCombo',
        'fishing',
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
