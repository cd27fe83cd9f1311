import type { RouletteDefinition } from '#engine/roulette/definition.ts'
import { tableAmounts } from '#kernel/economy.ts'

export const definition: RouletteDefinition = {
  kind: 'roulette',
  id: 'crimson-roulette',
  zeros: 2,
  betLevels: tableAmounts,
  totalMax: { TournamentPoints: 2_500_000, SweepStakes: 5_000 },
}
