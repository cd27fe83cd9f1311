import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const orbitRush: SlotGame = {
  slug: 'orbit-rush',
  title: 'Orbit Rush',
  category: 'weekly-specials',
  bgColor: '#2b1178',
  colors: { light: 0x9fe8ff, glow: 0xc04bff, well: 0x0c0530 },
  openedOn: '2026-10-20',
  tagline: { en: 'Every win makes room for the next one.', es: 'Cada premio le hace lugar al siguiente.' },
  rules: {
    en: '5 reels, 20 lines, cascades with a rising multiplier',
    es: '5 rodillos, 20 líneas, cascadas con multiplicador creciente',
  },
  symbolNames: {
    wild: { en: 'Star', es: 'Estrella' },
    rocket: { en: 'Rocket', es: 'Cohete' },
    ringed: { en: 'Ringed planet', es: 'Planeta con anillos' },
    comet: { en: 'Comet', es: 'Cometa' },
    moon: { en: 'Moon', es: 'Luna' },
    satellite: { en: 'Satellite', es: 'Satélite' },
    red: { en: 'Red fuel cell', es: 'Celda roja' },
    blue: { en: 'Blue fuel cell', es: 'Celda azul' },
    green: { en: 'Green fuel cell', es: 'Celda verde' },
  },
  definition,
  mathReport,
}
