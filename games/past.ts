import type { GameDefinition, PlayMode } from '#engine/definition.ts'
import type { AnyGame } from './game.ts'

type PlayAmounts = Readonly<Record<PlayMode, readonly number[]>>

const FROM_TWENTY: PlayAmounts = {
  TournamentPoints: [2_000, 4_000, 6_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
  SweepStakes: [2_000, 4_000, 6_000, 10_000, 20_000, 40_000, 100_000, 200_000],
}
const FROM_TEN: PlayAmounts = {
  TournamentPoints: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
  SweepStakes: [1_000, 2_000, 4_000, 6_000, 10_000, 20_000, 40_000, 100_000, 200_000],
}
const FROM_FIVE: PlayAmounts = {
  TournamentPoints: [500, 1_000, 2_000, 4_000, 6_000, 10_000, 20_000, 50_000, 100_000, 200_000],
  SweepStakes: [500, 1_000, 2_000, 4_000, 6_000, 10_000, 20_000, 40_000],
}

const FORMER_AMOUNTS: Readonly<Record<string, PlayAmounts>> = {
  'chili-fiesta': FROM_FIVE,
  frostfang: FROM_TEN,
  'lucky-cast': FROM_TEN,
  'nile-ascendant': FROM_TEN,
  'voltage-sevens': FROM_TEN,
}

const seedOf = (minor: number) => ({ TournamentPoints: minor, SweepStakes: minor })

/** Other differences from the current definition. */
const FORMER_RULES: Readonly<Record<string, object>> = {
  'aurum-roulette': { totalMax: { TournamentPoints: 5_000_000, SweepStakes: 500_000 } },
  'clover-crown': {
    pools: [
      { tier: 'clover', seed: seedOf(8_000), millionths: 10_000 },
      { tier: 'crown', seed: seedOf(120_000), millionths: 6_000 },
      { tier: 'rainbow', seed: seedOf(1_600_000), millionths: 4_000 },
    ],
    poolDraws: { amountLeast: 2_000, oneIn: { clover: 8_000, crown: 200_000, rainbow: 4_000_000 } },
  },
}

/** Games that opened on this day or later never had other stakes. */
const AMOUNTS_CHANGED_ON = '2026-11-23'

/** Former definitions with the former stakes. Each game lists other changes in its `index.ts`. */
export const pastRules = (games: readonly AnyGame[]): readonly GameDefinition[] =>
  games
    .filter(({ openedOn }) => openedOn < AMOUNTS_CHANGED_ON)
    .flatMap((game) => [game.definition, ...(game.pastRules ?? [])])
    .map((definition) => ({
      ...definition,
      betLevels: FORMER_AMOUNTS[definition.id] ?? FROM_TWENTY,
      ...FORMER_RULES[definition.id],
    }))
