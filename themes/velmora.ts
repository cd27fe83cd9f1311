import type { Theme } from './theme.ts'

/** Violet night and gold; the default brand of an unconfigured site. */
export const velmora: Theme = {
  id: 'velmora',
  name: 'Velmora',
  timeZone: 'America/New_York',
  hosts: ['velmora.localhost'],
  look: {
    scheme: 'dark',
    displayFont: 'outfit',
    pageColor: '#110a21',
    accent: { color: '#fac131', ink: '#2c1400' },
    mark: 'crown-simple-fill',
    logo: 'brand-mark',
    scene: { picture: 'welcome', darkest: '#1a0b2e' },
    money: { areCoinsWhole: true, areMoneyBoxesWhole: true },
  },
  features: {
    affiliates: { mailTo: 'partners@velmora.example' },
  },
}
