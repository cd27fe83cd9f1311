import type { MinesDefinition } from '#engine/mines/definition.ts'
import type { Game } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const gemSweeper: Game<MinesDefinition> = {
  slug: 'gem-sweeper',
  title: 'Gem Sweeper',
  category: 'instant-games',
  bgColor: '#0a6b62',
  paletteId: 'gem-sweeper',
  tagline: {
    en: 'Every gem is worth more than the last. Stop before the mine.',
    es: 'Cada gema vale más que la anterior. Detente antes de la mina.',
  },
  rules: {
    en: '25 tiles, find the gems, stop when you like',
    es: '25 casillas, encuentra las gemas, detente cuando quieras',
  },
  symbolNames: {},
  definition,
  certificate,
}
