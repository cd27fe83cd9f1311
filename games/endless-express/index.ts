import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const endlessExpress: SlotGame = {
  slug: 'endless-express',
  title: 'Endless Express',
  category: 'popular-games',
  bgColor: '#c8502a',
  colors: { light: 0xffeec0, glow: 0xffa03a, well: 0x2a0a10 },
  openedOn: '2026-11-28',
  tagline: {
    en: 'Every win that reaches the last car couples another.',
    es: 'Cada premio que llega al último vagón engancha otro.',
  },
  rules: {
    en: '3 to 10 reels, 27 to 59,049 ways, reels added while a win goes on, free spins at ×3',
    es: 'De 3 a 10 rodillos, de 27 a 59,049 formas, rodillos que se suman mientras sigue el premio, giros gratis a ×3',
  },
  symbolNames: {
    wild: { en: 'Locomotive', es: 'Locomotora' },
    scatter: { en: 'Station', es: 'Estación' },
    hat: { en: 'Top hat', es: 'Sombrero de copa' },
    clock: { en: 'Mantel clock', es: 'Reloj de mesa' },
    luggage: { en: 'Suitcase', es: 'Maleta' },
    bell: { en: 'Porter’s bell', es: 'Campanilla' },
    teapot: { en: 'Teapot', es: 'Tetera' },
    key: { en: 'Key', es: 'Llave' },
    compass: { en: 'Compass', es: 'Brújula' },
    letter: { en: 'Letter', es: 'Carta' },
  },
  definition,
  mathReport,
}
