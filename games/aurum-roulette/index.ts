import type { RouletteDefinition } from '#engine/roulette/definition.ts'
import type { Game } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const aurumRoulette: Game<RouletteDefinition> = {
  slug: 'aurum-roulette',
  title: 'Aurum Roulette',
  category: 'table-games',
  bgColor: '#2b1f5c',
  paletteId: 'aurum-roulette',
  tagline: {
    en: 'One wheel, one zero, every way to play it.',
    es: 'Una rueda, un cero y todas las formas de jugarla.',
  },
  rules: {
    en: 'Roulette with a single zero',
    es: 'Ruleta con un solo cero',
  },
  symbolNames: {},
  definition,
  certificate,
}
