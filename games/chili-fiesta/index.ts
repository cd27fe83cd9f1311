import type { SlotGame } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const chiliFiesta: SlotGame = {
  slug: 'chili-fiesta',
  title: 'Chili Fiesta',
  category: 'rapid-link',
  bgColor: '#d0301a',
  paletteId: 'chili-fiesta',
  tagline: {
    en: 'Three coins start the party. Some of them multiply it.',
    es: 'Tres monedas empiezan la fiesta. Algunas la multiplican.',
  },
  rules: { en: '3 reels, link only, coins that multiply', es: '3 rodillos, solo enlace, monedas que multiplican' },
  symbolNames: {
    coin: { en: 'Sun coin', es: 'Moneda del sol' },
    'coin-x2': { en: 'Double coin', es: 'Moneda doble' },
    'coin-x3': { en: 'Triple coin', es: 'Moneda triple' },
    chili: { en: 'Chili', es: 'Chile' },
    lime: { en: 'Lime', es: 'Lima' },
    maraca: { en: 'Maraca', es: 'Maraca' },
  },
  definition,
  certificate,
}
