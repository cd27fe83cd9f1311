import type { RouletteDefinition } from '#engine/roulette/definition.ts'
import type { RoundEventOf, BetParams } from '#engine/events.ts'
import { isSame } from '#engine/same.ts'

/** A stack on a spot, in minor units. */
export interface Pile {
  readonly spot: string
  readonly amount: number
}

export const pilesOf = (params: BetParams | undefined): readonly Pile[] =>
  (params?.['chips'] as readonly Pile[] | undefined) ?? []

export const totalOf = (piles: readonly Pile[]): number => piles.reduce((sum, { amount }) => sum + amount, 0)

/** Adds a chip to a spot. */
export const lay = (piles: readonly Pile[], spot: string, chip: number): readonly Pile[] =>
  piles.some((pile) => pile.spot === spot)
    ? piles.map((pile) => (pile.spot === spot ? { ...pile, amount: pile.amount + chip } : pile))
    : [...piles, { spot, amount: chip }]

export const takeAway = (piles: readonly Pile[], spot: string): readonly Pile[] => piles.filter((pile) => pile.spot !== spot)

export const doubled = (piles: readonly Pile[]): readonly Pile[] =>
  piles.map(({ spot, amount }) => ({ spot, amount: 2 * amount }))

/** The table limit in the mode of these chips. */
export const limitOf = ({ betLevels, totalMax }: RouletteDefinition, levels: readonly number[]): number =>
  Math.min(
    ...(['SweepStakes', 'TournamentPoints'] as const)
      .filter((mode) => isSame(betLevels[mode], levels))
      .map((mode) => totalMax[mode]),
  )

export interface ClothView {
  readonly piles: readonly Pile[]
  /** The winning number, once the ball has stopped. */
  readonly number: number | undefined
  /** The return, by spot. */
  readonly paid: ReadonlyMap<string, number>
}

/** The chips on the table: those of the visible round, otherwise those placed for the next. */
export function clothOf(events: readonly RoundEventOf<'roulette'>[], params: BetParams): ClothView {
  const [start] = events
  const landed = events.find((event) => event.type === 'ballLanded')
  return {
    piles: pilesOf(start?.type === 'roundStart' ? start.params : params),
    number: landed?.number,
    paid: new Map(events.flatMap((event) => (event.type === 'chipPaid' ? [[event.spot, event.amount] as const] : []))),
  }
}
