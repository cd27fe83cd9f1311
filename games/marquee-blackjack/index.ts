import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'
import type { Game } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const marqueeBlackjack: Game<BlackjackDefinition> = {
  slug: 'marquee-blackjack',
  title: 'Marquee Blackjack',
  category: 'table-games',
  bgColor: '#2f1f86',
  colors: { light: 0xffd27a, glow: 0x6a5cff, well: 0x0b0724 },
  openedOn: '2026-11-27',
  tagline: {
    en: 'Up to three hands together, with Twins and Trio side plays.',
    es: 'Hasta tres manos a la vez, con las jugadas extra Gemelas y Trío.',
  },
  rules: {
    en: 'Blackjack: 1 to 3 hands, six decks, two side plays, pays 3 to 2',
    es: 'Blackjack: de 1 a 3 manos, seis barajas, dos jugadas extra, paga 3 a 2',
  },
  symbolNames: {},
  definition,
  mathReport,
}

export { strategy as marqueeBlackjackStrategy } from './strategy.ts'
