import type { Theme } from './theme.ts'

/** Near black and lime; short games and links first. */
export const voltgrid: Theme = {
  id: 'voltgrid',
  name: 'Voltgrid',
  timeZone: 'America/Chicago',
  hosts: ['voltgrid.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'zalando-sans-expanded',
    pageColor: '#0a0c10',
    accent: { color: '#caf606', ink: '#111a00' },
    mark: 'lightning-fill',
    logo: 'mark-voltgrid',
    scene: { picture: 'voltgrid', darkest: '#05070c' },
    money: { areCoinsWhole: true, areMoneyBoxesWhole: false },
  },
  copy: {
    'game-tiles.rows.instantGames': { en: 'Quick charge', es: 'Carga rápida' },
    'game-tiles.chips.instantGames': { en: 'Quick charge', es: 'Carga rápida' },
  },
  features: {
    lobby: {
      rows: [
        'instantGames',
        'rapidLink',
        'popularGames',
        'bonusCombo',
        'topGames',
        'weeklySpecials',
        'tableGames',
        'fishing',
        'allGames',
      ],
    },
    quests: { hasOptimizedGames: true },
    'sign-in': { hasAuthPages: false },
  },
}
