import type { Theme } from './theme.ts'

/** Burgundy and rose gold; a salon whose tables come first. */
export const rosalune: Theme = {
  id: 'rosalune',
  name: 'Rosalune',
  timeZone: 'America/New_York',
  hosts: ['rosalune.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'playfair-display',
    pageColor: '#21050d',
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
        'tableGames',
        'popularGames',
        'topGames',
        'weeklySpecials',
        'bonusCombo',
        'rapidLink',
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
