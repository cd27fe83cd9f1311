import type { MinesDefinition } from '#engine/mines/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const gemSweeper: Game<MinesDefinition> = {
  slug: 'gem-sweeper',
  title: 'Gem Sweeper',
  category: 'instant-games',
  bgColor: '#0a6b62',
  colors: { light: 0xe0fff0, glow: 0x2fe0b0, well: 0x04211f },
  openedOn: '2026-06-23',
  tagline: {
    en: 'Every gem is worth more than the last. Stop before the mine.',
    es: 'Cada gema vale más que la anterior. Detente antes de la mina.',
  },
  rules: {
    en: 'Mines: 25 tiles, find the gems, collect anytime',
    es: 'Minas: 25 casillas, encuentra las gemas, recoge cuando quieras',
  },
  symbolNames: {},
  definition,
  mathReport,
}
