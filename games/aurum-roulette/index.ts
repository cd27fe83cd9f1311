import type { RouletteDefinition } from '#engine/roulette/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const aurumRoulette: Game<RouletteDefinition> = {
  slug: 'aurum-roulette',
  title: 'Aurum Roulette',
  category: 'table-games',
  bgColor: '#2b1f5c',
  colors: { light: 0xffd98a, glow: 0x9a7bff, well: 0x0b0a1e },
  openedOn: '2026-07-21',
  tagline: {
    en: 'One wheel, one zero, every way to play it.',
    es: 'Una ruleta, un cero y todas las formas de jugarla.',
  },
  rules: {
    en: 'Roulette with a single zero',
    es: 'Ruleta con un solo cero',
  },
  symbolNames: {},
  definition,
  mathReport,
}
