import type { Theme } from './theme.ts'

/** Light sand and coral: the one light brand. */
export const sundrift: Theme = {
  id: 'sundrift',
  name: 'Sundrift',
  timeZone: 'America/Los_Angeles',
  hosts: ['sundrift.localhost'],
  look: {
    scheme: 'light',
    displayFont: 'fredoka',
    pageColor: '#faf2e6',
    mark: 'sun-fill',
    money: { areCoinsWhole: true, areEntriesWhole: true },
  },
  copy: {
    'lobby.rows.weeklySpecials': { en: 'Fresh this week', es: 'Frescos esta semana' },
    'lobby.chips.weeklySpecials': { en: 'Fresh', es: 'Frescos' },
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
    lobby: { rows: ['popularGames', 'topGames', 'bonusCombo', 'weeklySpecials', 'fishing', 'rapidLink', 'allGames'] },
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
