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
    accent: { color: '#2deae2', ink: '#001b25' },
    mark: 'waves-bold',
    logo: 'mark-tidewick',
    scene: { picture: 'tidewick', darkest: '#02182c' },
    money: { areCoinsWhole: true, areMoneyBoxesWhole: true },
  },
  copy: {
    'daily-login.entries': {
      en: '{amount} pearl entries',
      es: '{amount} participaciones perla',
    },
    'game-tiles.rows.fishing': { en: 'Deep water', es: 'Aguas profundas' },
    'game-tiles.chips.fishing': { en: 'Deep water', es: 'Aguas profundas' },
  },
  features: {
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
    registration: { hasRegistrationPage: true },
    support: { hasChat: true },
  },
}
