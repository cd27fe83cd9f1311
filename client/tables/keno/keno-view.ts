import type { RoundEventOf, Terms } from '#engine/events.ts'

export interface KenoView {
  readonly picks: readonly number[]
  /** In the order in which they came. */
  readonly balls: readonly number[]
  readonly hits: number
  readonly isOver: boolean
}

export type NumberState = 'free' | 'picked' | 'drawn' | 'hit'

/** What the events in view say; before a round, what was picked. */
export function viewOf(events: readonly RoundEventOf<'keno'>[], terms: Terms): KenoView {
  const start = events[0]
  const picks = picksOf((start?.type === 'roundStart' && start.terms) || terms)
  const balls = events.flatMap((event) => (event.type === 'kenoBall' ? [event.number] : []))
  return {
    picks,
    balls,
    hits: balls.filter((ball) => picks.includes(ball)).length,
    isOver: events.some(({ type }) => type === 'kenoResult'),
  }
}

export const picksOf = (terms: Terms): readonly number[] => (terms['picks'] ?? []) as readonly number[]

export function stateOf({ picks, balls }: KenoView, number: number): NumberState {
  const isPicked = picks.includes(number)
  if (balls.includes(number)) return isPicked ? 'hit' : 'drawn'
  return isPicked ? 'picked' : 'free'
}
