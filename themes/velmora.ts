import type { Theme } from './theme.ts'

/** Violet night and gold; what a site is that nobody has configured. */
export const velmora: Theme = {
  id: 'velmora',
  name: 'Velmora',
  timeZone: 'America/New_York',
  hosts: ['velmora.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'outfit',
    pageColor: '#110a21',
    money: { areCoinsWhole: true, areEntriesWhole: false },
  },
  features: {
    account: {},
    bingo: {},
    captcha: {},
    cash: {},
    'daily-login': {},
    'game-providers': {},
    'game-session': {},
    identity: {},
    lobby: {},
    'money-box': {},
    'prize-drops': {},
    promotions: {},
    push: {},
    'rank-league': {},
    'reality-check': {},
    realtime: {},
    season: {},
    security: {},
    socials: {},
    terms: {},
    tournaments: {},
    winners: {},
  },
}
