import type { VideoPokerDefinition } from '#engine/video-poker/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const jestersDeck: Game<VideoPokerDefinition> = {
  slug: 'jesters-deck',
  title: "Jester's Deck",
  category: 'table-games',
  bgColor: '#5a12a0',
  colors: { light: 0xffe08a, glow: 0xc04bff, well: 0x16042e },
  openedOn: '2026-08-04',
  tagline: {
    en: 'Hold the best, draw the rest, and the jester is wild.',
    es: 'Conserva lo mejor, cambia el resto, y el joker es comodín.',
  },
  rules: {
    en: 'Video poker with a wild jester',
    es: 'Videopóker con un joker comodín',
  },
  symbolNames: {},
  definition,
  mathReport,
}
