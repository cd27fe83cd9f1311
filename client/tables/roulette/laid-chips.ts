import type { RoundEventOf, BetParams } from '#engine/events.ts'
import { pilesOf, type Piles } from '../chips/piles.ts'

export interface ClothView {
  readonly piles: Piles
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
