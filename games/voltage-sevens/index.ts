import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const voltageSevens: SlotGame = {
  slug: 'voltage-sevens',
  title: 'Voltage Sevens',
  category: 'top-games',
  bgColor: '#4a0a78',
  colors: { light: 0x6ff3ff, glow: 0xff3fb0, well: 0x14022e },
  openedOn: '2026-06-09',
  tagline: {
    en: 'Two bolts hold, and the third reel spins again.',
    es: 'Dos rayos se quedan y el tercer rodillo vuelve a girar.',
  },
  rules: { en: '3 reels, 5 lines, nudge respins', es: '3 rodillos, 5 líneas, nudge y giros extra' },
  symbolNames: {
    bolt: { en: 'Bolt', es: 'Rayo' },
    'seven-pink': { en: 'Pink seven', es: 'Siete rosa' },
    'seven-blue': { en: 'Blue seven', es: 'Siete azul' },
    'bar-triple': { en: 'Triple bar', es: 'Bar triple' },
    'bar-double': { en: 'Double bar', es: 'Bar doble' },
    'bar-single': { en: 'Single bar', es: 'Bar simple' },
    bell: { en: 'Bell', es: 'Campana' },
    star: { en: 'Star', es: 'Estrella' },
    plum: { en: 'Plum', es: 'Ciruela' },
  },
  definition,
  mathReport,
}
