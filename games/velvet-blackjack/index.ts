import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const velvetBlackjack: Game<BlackjackDefinition> = {
  slug: 'velvet-blackjack',
  title: 'Velvet Blackjack',
  category: 'table-games',
  bgColor: '#0b4a38',
  colors: { light: 0xffd98a, glow: 0x2fae82, well: 0x04130f },
  openedOn: '2026-07-14',
  tagline: {
    en: 'Soft felt, fresh cards, and blackjack pays 3 to 2.',
    es: 'Mesa suave, cartas nuevas y el blackjack paga 3 a 2.',
  },
  rules: {
    en: 'Blackjack: dealer stands on all 17s, blackjack pays 3 to 2',
    es: 'Blackjack: el crupier se planta con 17, blackjack paga 3 a 2',
  },
  symbolNames: {},
  definition,
  mathReport,
}

export { strategy as velvetBlackjackStrategy } from './strategy.ts'
