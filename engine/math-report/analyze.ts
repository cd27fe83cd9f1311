import type { DefinitionOf, GameDefinition, GameKind } from '../definition.ts'
import { analyzeDice } from '../dice/analyze.ts'
import { analyzePlinko } from '../plinko/analyze.ts'
import { analyzeMines } from '../mines/analyze.ts'
import { analyzeKeno } from '../keno/analyze.ts'
import { analyzeRoulette } from '../roulette/analyze.ts'
import { analyzeBlackjack } from '../blackjack/analyze.ts'
import { analyzeVideoPoker } from '../video-poker/analyze.ts'
import { analyzeLimbo } from '../limbo/analyze.ts'
import { analyzeHiLo } from '../hi-lo/analyze.ts'
import { analyzePrizeWheel } from '../prize-wheel/analyze.ts'
import { analyzeSlot } from '../slot/analysis/analyze.ts'
import type { MathReport } from './math-report.ts'

/** How each family is counted, one line each. Separate from the families, so that no player downloads it. */
const ANALYZERS: { readonly [K in GameKind]: (definition: DefinitionOf<K>) => MathReport } = {
  slot: analyzeSlot,
  dice: analyzeDice,
  plinko: analyzePlinko,
  mines: analyzeMines,
  keno: analyzeKeno,
  roulette: analyzeRoulette,
  blackjack: analyzeBlackjack,
  'video-poker': analyzeVideoPoker,
  limbo: analyzeLimbo,
  'hi-lo': analyzeHiLo,
  'prize-wheel': analyzePrizeWheel,
  crash: analyzeLimbo,
}

/** Proves a game by counting all its outcomes. Takes seconds; the result is the same on every machine. */
export const analyze = <D extends GameDefinition>(definition: D): MathReport =>
  (ANALYZERS[definition.kind] as (definition: D) => MathReport)(definition)
