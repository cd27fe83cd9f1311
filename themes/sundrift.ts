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
    accent: { color: '#d7371d', ink: '#fffaf5' },
    mark: 'sun-fill',
    logo: 'mark-sundrift',
    scene: { picture: 'sundrift', darkest: '#4a1410' },
    money: { areCoinsWhole: true, areMoneyBoxesWhole: true },
  },
  copy: {
    'game-tiles.rows.weeklySpecials': { en: 'Fresh this week', es: 'Frescos esta semana' },
    'game-tiles.chips.weeklySpecials': { en: 'Fresh', es: 'Frescos' },
  },
  features: {
    lobby: { rows: ['popularGames', 'topGames', 'bonusCombo', 'weeklySpecials', 'fishing', 'rapidLink', 'allGames'] },
    support: { hasChat: true },
  },
}
