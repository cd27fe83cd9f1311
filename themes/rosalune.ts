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
    accent: { color: '#f9bb92', ink: '#340f14' },
    mark: 'moon-stars-fill',
    logo: 'mark-rosalune',
    scene: { picture: 'rosalune', darkest: '#23040f' },
    money: { areCoinsWhole: true, areMoneyBoxesWhole: true },
  },
  copy: {
    'game-tiles.rows.tableGames': { en: 'The salon', es: 'El salón' },
    'game-tiles.chips.tableGames': { en: 'The salon', es: 'El salón' },
  },
  features: {
    bingo: { hasStore: true },
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
    registration: { hasRegistrationPage: true },
  },
}
