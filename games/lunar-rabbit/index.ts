import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const lunarRabbit: SlotGame = {
  slug: 'lunar-rabbit',
  title: 'Lunar Rabbit',
  category: 'popular-games',
  bgColor: '#2c2a8a',
  colors: { light: 0xe6e9ff, glow: 0xff9ae0, well: 0x0d0b38 },
  openedOn: '2026-09-01',
  tagline: {
    en: 'By moonlight, wilds double, triple, and multiply each other.',
    es: 'A la luz de la luna, los comodines duplican, triplican y se multiplican entre sí.',
  },
  rules: {
    en: '5 reels, 243 ways, multiplying wilds in free spins',
    es: '5 rodillos, 243 formas, comodines multiplicadores en los giros gratis',
  },
  symbolNames: {
    wild: { en: 'Moon', es: 'Luna' },
    'wild-x2': { en: 'Double moon', es: 'Luna doble' },
    'wild-x3': { en: 'Triple moon', es: 'Luna triple' },
    scatter: { en: 'Lantern', es: 'Farol' },
    rabbit: { en: 'Rabbit', es: 'Conejo' },
    mooncake: { en: 'Mooncake', es: 'Pastel de luna' },
    teapot: { en: 'Teapot', es: 'Tetera' },
    peach: { en: 'Peach', es: 'Durazno' },
    fan: { en: 'Fan', es: 'Abanico' },
    bamboo: { en: 'Bamboo', es: 'Bambú' },
    cloud: { en: 'Cloud', es: 'Nube' },
    blossom: { en: 'Blossom', es: 'Flor' },
  },
  definition,
  mathReport,
}
