import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const chiliFiesta: SlotGame = {
  slug: 'chili-fiesta',
  title: 'Chili Fiesta',
  category: 'rapid-link',
  bgColor: '#d0301a',
  colors: { light: 0xfff0a0, glow: 0xff7a1f, well: 0x2e0a1c },
  openedOn: '2026-09-29',
  tagline: {
    en: 'Three coins start the party, and some of them multiply it.',
    es: 'Tres monedas empiezan la fiesta y algunas la multiplican.',
  },
  rules: { en: '3 reels, Hold and Spin only, multiplier coins', es: '3 rodillos, solo Fija y gira, monedas multiplicadoras' },
  symbolNames: {
    coin: { en: 'Sun coin', es: 'Moneda del sol' },
    'coin-x2': { en: 'Double coin', es: 'Moneda doble' },
    'coin-x3': { en: 'Triple coin', es: 'Moneda triple' },
    chili: { en: 'Chili', es: 'Chile' },
    lime: { en: 'Lime', es: 'Lima' },
    maraca: { en: 'Maraca', es: 'Maraca' },
  },
  definition,
  mathReport,
}
