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
  copy: {
    'daily-login.entries': {
      en: '{count, plural, one {# pearl entry} other {# pearl entries}}',
      es: '{count, plural, one {# participación perla} other {# participaciones perla}}',
    },
    'lobby.rows.fishing': { en: 'Deep water', es: 'Aguas profundas' },
    'lobby.chips.fishing': { en: 'Deep water', es: 'Aguas profundas' },
  },
  features: {
    account: { hasRegistrationPage: true },
    bingo: {},
    captcha: {},
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
    security: {},
    socials: {},
    terms: {},
    tournaments: {},
    winners: {},
  },
}
