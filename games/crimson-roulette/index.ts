import type { RouletteDefinition } from '#engine/roulette/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const crimsonRoulette: Game<RouletteDefinition> = {
  slug: 'crimson-roulette',
  title: 'Crimson Roulette',
  category: 'table-games',
  bgColor: '#9a0f22',
  colors: { light: 0xf4f6ff, glow: 0x1fa565, well: 0x03160e },
  openedOn: '2026-11-25',
  tagline: {
    en: 'The American wheel: zero, double zero, and a table full of numbers.',
    es: 'La ruleta americana: cero, doble cero y una mesa llena de números.',
  },
  rules: {
    en: 'American roulette with zero and double zero',
    es: 'Ruleta americana con cero y doble cero',
  },
  symbolNames: {},
  definition,
  mathReport,
}
