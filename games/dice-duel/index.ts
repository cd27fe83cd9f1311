import type { DiceDefinition } from '#engine/dice/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const diceDuel: Game<DiceDefinition> = {
  slug: 'dice-duel',
  title: 'Dice Duel',
  category: 'instant-games',
  bgColor: '#7a0f3a',
  colors: { light: 0xffd0a0, glow: 0xff4a6a, well: 0x14031f },
  openedOn: '2026-06-16',
  tagline: {
    en: 'Over or under: you set the odds and the dice decide.',
    es: 'Más o menos: tú pones la probabilidad y los dados deciden.',
  },
  rules: {
    en: 'Over or under a number of your choice',
    es: 'Por encima o por debajo del número que elijas',
  },
  symbolNames: {},
  definition,
  mathReport,
}
