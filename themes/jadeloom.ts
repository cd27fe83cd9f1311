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
    accent: { color: '#88ee70', ink: '#001d06' },
    mark: 'leaf-fill',
    logo: 'mark-jadeloom',
    scene: { picture: 'jadeloom', darkest: '#03160f' },
    money: { areCoinsWhole: true, areMoneyBoxesWhole: true },
  },
  copy: {
    'game-tiles.rows.popularGames': { en: 'Most loved', es: 'Los más queridos' },
    'game-tiles.chips.popularGames': { en: 'Most loved', es: 'Los más queridos' },
  },
  features: {
    lobby: {
      hasCachedGames: false,
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
    'reality-check': { minutes: 30 },
  },
}
