import type { Theme } from './theme.ts'

/** Charcoal and ember orange; the weekly games and the links lead. */
export const emberjack: Theme = {
  id: 'emberjack',
  name: 'Emberjack',
  timeZone: 'America/Phoenix',
  hosts: ['emberjack.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'exo-2',
    pageColor: '#140c09',
    accent: { color: '#ff8a2b', ink: '#230900' },
    mark: 'fire-fill',
    logo: 'mark-emberjack',
    scene: { picture: 'ember-wyrm', darkest: '#1c0408' },
    money: { areCoinsWhole: true, areMoneyBoxesWhole: true },
  },
  copy: {
    'game-tiles.rows.topGames': { en: 'Hot right now', es: 'Al rojo vivo' },
    'game-tiles.chips.topGames': { en: 'Hot now', es: 'Al rojo vivo' },
  },
  features: {
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
  },
}
