import type { BetParams } from '#engine/events.ts'
import type { ChipRules, ChipStack } from '#engine/natural-odds/chips.ts'

/** Stacks on spots, in minor units. */
export type Piles = readonly ChipStack[]

export const pilesOf = (params: BetParams | undefined): Piles => (params?.['chips'] as Piles | undefined) ?? []

/** Adds a chip to a spot. */
export const lay = (piles: Piles, spot: string, chip: number): Piles =>
  piles.some((pile) => pile.spot === spot)
    ? piles.map((pile) => (pile.spot === spot ? { ...pile, amount: pile.amount + chip } : pile))
    : [...piles, { spot, amount: chip }]

export const takeAway = (piles: Piles, spot: string): Piles => piles.filter((pile) => pile.spot !== spot)

export const doubled = (piles: Piles): Piles => piles.map(({ spot, amount }) => ({ spot, amount: 2 * amount }))

/** The table limit in the mode of these chips: a table may offer some of a mode's levels, the smallest always. */
export const limitOf = ({ betLevels, totalMax }: ChipRules, levels: readonly number[]): number =>
  Math.min(
    ...(['SweepStakes', 'TournamentPoints'] as const)
      .filter((mode) => betLevels[mode][0] === levels[0])
      .map((mode) => totalMax[mode]),
  )
