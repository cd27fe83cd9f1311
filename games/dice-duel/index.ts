import type { DiceDefinition } from '#engine/dice/definition.ts'
import type { Game } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const diceDuel: Game<DiceDefinition> = {
  slug: 'dice-duel',
  title: 'Dice Duel',
  category: 'instant-games',
  bgColor: '#7a0f3a',
  paletteId: 'dice-duel',
  tagline: {
    en: 'Over or under: you set the odds, the dice decide.',
    es: 'Más o menos: tú pones la probabilidad y los dados deciden.',
  },
  rules: {
    en: 'Over or under a number of your choice',
    es: 'Por encima o por debajo del número que elijas',
  },
  symbolNames: {},
  definition,
  certificate,
}
