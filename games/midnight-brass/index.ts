import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const midnightBrass: SlotGame = {
  slug: 'midnight-brass',
  title: 'Midnight Brass',
  category: 'bonus-combo',
  bgColor: '#3a1a8c',
  colors: { light: 0xffe2a0, glow: 0xffb03a, well: 0x12082e },
  openedOn: '2026-11-28',
  tagline: {
    en: 'The band plays on, and whole reels turn wild.',
    es: 'La banda sigue tocando y rodillos enteros se vuelven comodines.',
  },
  rules: {
    en: '5 reels, 20 lines, random wild reels and free spins with wild reels every time',
    es: '5 rodillos, 20 líneas, rodillos comodín al azar y giros gratis con rodillos comodín en cada giro',
  },
  symbolNames: {
    wild: { en: 'Record', es: 'Disco' },
    scatter: { en: 'Microphone', es: 'Micrófono' },
    sax: { en: 'Saxophone', es: 'Saxofón' },
    trumpet: { en: 'Trumpet', es: 'Trompeta' },
    piano: { en: 'Piano', es: 'Piano' },
    violin: { en: 'Violin', es: 'Violín' },
    cocktail: { en: 'Cocktail', es: 'Cóctel' },
    treble: { en: 'Treble clef', es: 'Clave de sol' },
    bass: { en: 'Bass clef', es: 'Clave de fa' },
    drum: { en: 'Drum', es: 'Tambor' },
    beam: { en: 'Musical notes', es: 'Notas musicales' },
  },
  definition,
  mathReport,
}
