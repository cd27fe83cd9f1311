import type { Theme } from './theme.ts'

/** Slate and ice blue; the best games first, money boxes with their decimals. */
export const northgilt: Theme = {
  id: 'northgilt',
  name: 'Northgilt',
  timeZone: 'America/Denver',
  hosts: ['northgilt.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'unbounded',
    pageColor: '#0e1522',
    accent: { color: '#9de3ff', ink: '#091b31' },
    mark: 'mountains-fill',
    logo: 'mark-northgilt',
    scene: { picture: 'northgilt', darkest: '#0a1226' },
    money: { areCoinsWhole: true, areMoneyBoxesWhole: false },
  },
  copy: {
    'game-tiles.rows.topGames': { en: 'Northern stars', es: 'Estrellas del norte' },
    'game-tiles.chips.topGames': { en: 'Stars', es: 'Estrellas' },
  },
  features: {
    lobby: {
      hasLobbyPage: false,
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
    'personal-info': { isProfileEasy: false },
  },
}
