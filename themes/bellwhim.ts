import type { Theme } from './theme.ts'

/** Plum and candy pink; playful, with the weekly specials first. */
export const bellwhim: Theme = {
  id: 'bellwhim',
  name: 'Bellwhim',
  timeZone: 'America/Chicago',
  hosts: ['bellwhim.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'syne',
    pageColor: '#260628',
    accent: { color: '#ff89ca', ink: '#2d021e' },
    mark: 'bell-fill',
    logo: 'mark-bellwhim',
    scene: { picture: 'bellwhim', darkest: '#5a0f7a' },
    money: { areCoinsWhole: true, areMoneyBoxesWhole: true },
  },
  copy: {
    'game-tiles.rows.weeklySpecials': { en: 'Sweets of the week', es: 'Dulces de la semana' },
    'game-tiles.chips.weeklySpecials': { en: 'Sweets', es: 'Dulces' },
  },
  features: {
    bingo: { hasStore: true },
    lobby: {
      rows: [
        'weeklySpecials',
        'bonusCombo',
        'popularGames',
        'instantGames',
        'topGames',
        'rapidLink',
        'fishing',
        'tableGames',
        'allGames',
      ],
    },
    'sign-in': { hasAuthPages: false },
  },
}
