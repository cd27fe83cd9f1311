import type { Theme } from './theme.ts'

/** Forest green and jade; calm, with the tables near the top. */
export const jadeloom: Theme = {
  id: 'jadeloom',
  name: 'Jadeloom',
  timeZone: 'America/Los_Angeles',
  hosts: ['jadeloom.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'bricolage-grotesque',
    pageColor: '#01160e',
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
        'tableGames',
        'topGames',
        'bonusCombo',
        'weeklySpecials',
        'fishing',
        'rapidLink',
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
