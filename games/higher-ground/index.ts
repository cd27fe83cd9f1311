import type { HiLoDefinition } from '#engine/hi-lo/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const higherGround: Game<HiLoDefinition> = {
  slug: 'higher-ground',
  title: 'Higher Ground',
  category: 'instant-games',
  bgColor: '#1f7a6a',
  colors: { light: 0xfff0b0, glow: 0x7bd04a, well: 0x0e2410 },
  openedOn: '2026-11-25',
  tagline: {
    en: 'Higher or lower? Climb card by card and collect when you like.',
    es: '¿Mayor o menor? Sube carta a carta y cobra cuando quieras.',
  },
  rules: {
    en: 'Hi-Lo: guess higher or lower, skip cards, collect anytime',
    es: 'Hi-Lo: adivina mayor o menor, salta cartas, cobra cuando quieras',
  },
  symbolNames: {},
  definition,
  mathReport,
}
