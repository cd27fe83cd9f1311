import { mustDropsOf } from '#kernel/must-drops.ts'
import { type Exact, isOfSkill, type ModeReport, returnsOf, waysToPlay } from '#engine/math-report/math-report.ts'
import type { GameDefinition } from '#engine/definition.ts'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { AnyGame } from '#games/game.ts'
import type { FactRange, GameFacts } from '#platform/feature.ts'

/** Facts for players to read before play, from the rules and the math report. */
export function factsOf({ definition, mathReport }: Pick<AnyGame, 'definition' | 'mathReport'>): GameFacts {
  const ways = waysToPlay(mathReport)
  const top = ways.reduce((best, mode) => (multipleOf(mode) > multipleOf(best) ? mode : best))
  const { TournamentPoints: coins, SweepStakes: entries } = definition.betLevels
  return {
    mechanic: mechanicOf(definition),
    features: featuresOf(definition),
    volatility: VOLATILITIES.filter((each) => ways.some(({ volatility }) => volatility === each)),
    rtp: rangeOf(ways.flatMap(returnsOf)),
    hitRate: rangeOf(ways.map(({ hitRate }) => hitRate)),
    topWin: { multiple: multipleOf(top), isCap: top.topWin.isCap, oneIn: Number(top.topWin.oneIn) },
    playMin: { TournamentPoints: coins[0] ?? 0, SweepStakes: entries[0] ?? 0 },
    playMax: { TournamentPoints: coins.at(-1) ?? 0, SweepStakes: entries.at(-1) ?? 0 },
    isOfSkill: isOfSkill(mathReport),
  }
}

const VOLATILITIES = ['low', 'medium', 'high', 'very-high'] as const

const multipleOf = ({ topWin }: ModeReport): number => Number(topWin.multiple)

/** Hundredths of a percent. */
function rangeOf(parts: readonly Exact[]): FactRange {
  const points = parts.map(({ decimal }) => Math.round(Number(decimal) * 10_000))
  return { min: Math.min(...points), max: Math.max(...points) }
}

/** A slot without pays of its own is played for its feature. */
function mechanicOf(definition: GameDefinition): string {
  if (definition.kind !== 'slot') return definition.kind
  const { wins, features } = definition
  return wins.find(({ kind }) => kind !== 'scatters')?.kind ?? features[0]?.kind ?? definition.kind
}

const featuresOf = (definition: GameDefinition): string[] => [
  ...(definition.kind === 'slot' ? slotFeatures(definition) : []),
  ...(definition.pools?.length || mustDropsOf(definition.id).length > 0 ? ['growing-jackpots'] : []),
]

const slotFeatures = ({ features, cascade, tumble, jackpots, buy }: SlotDefinition): string[] => [
  ...new Set([
    ...features.map(({ kind }) => kind),
    ...(cascade || tumble ? ['cascades'] : []),
    ...(jackpots ? ['jackpots'] : []),
    ...(buy ? ['buy'] : []),
  ]),
]
