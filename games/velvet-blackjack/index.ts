import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'
import type { Game } from '../game.ts'
import { certificate } from './certificate.ts'
import { definition } from './definition.ts'

export const velvetBlackjack: Game<BlackjackDefinition> = {
  slug: 'velvet-blackjack',
  title: 'Velvet Blackjack',
  category: 'table-games',
  bgColor: '#0b4a38',
  paletteId: 'velvet-blackjack',
  tagline: {
    en: 'Soft felt, fresh cards, and a natural that pays 3 to 2.',
    es: 'Tapete suave, cartas nuevas y un natural que paga 3 a 2.',
  },
  rules: {
    en: 'Blackjack, dealer stands on 17, a natural pays 3 to 2',
    es: 'Blackjack, el crupier se planta en 17, el natural paga 3 a 2',
  },
  symbolNames: {},
  definition,
  certificate,
}

export { strategy as velvetBlackjackStrategy } from './strategy.ts'
