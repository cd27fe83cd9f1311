import type { VideoPokerDefinition } from '#engine/video-poker/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const courtJacks: Game<VideoPokerDefinition> = {
  slug: 'court-jacks',
  title: 'Court Jacks',
  category: 'table-games',
  bgColor: '#0d4aa8',
  colors: { light: 0xfff0b8, glow: 0x3a8bff, well: 0x04102e },
  openedOn: '2026-11-25',
  tagline: {
    en: 'No wild cards, no catch: a pair of jacks gets your play back.',
    es: 'Sin comodines y sin truco: un par de jotas te devuelve la jugada.',
  },
  rules: {
    en: 'Video poker: Jacks or Better, full 9/6 paytable, no wild cards',
    es: 'Videopóker: Jacks or Better, tabla completa 9/6, sin comodines',
  },
  symbolNames: {},
  definition,
  mathReport,
}
