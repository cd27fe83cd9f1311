import type { StrategyTable } from '#engine/blackjack/strategy.ts'
import { marqueeBlackjackStrategy } from './marquee-blackjack/index.ts'
import { velvetBlackjackStrategy } from './velvet-blackjack/index.ts'

/** The advice on a table's screen, by game; separate from `all.ts`, so that a table loads only its own rules. */
export const STRATEGIES: Readonly<Record<string, StrategyTable>> = {
  'marquee-blackjack': marqueeBlackjackStrategy,
  'velvet-blackjack': velvetBlackjackStrategy,
}
