import type { RoundEventOf, BetParams } from '#engine/events.ts'

export interface KenoView {
  readonly picks: readonly number[]
  /** In drawing order. */
  readonly balls: readonly number[]
  readonly hits: number
  readonly isOver: boolean
}

export type NumberState = 'free' | 'picked' | 'drawn' | 'hit'

/** The state implied by the visible events; before a round, the picks. */
export function viewOf(events: readonly RoundEventOf<'keno'>[], params: BetParams): KenoView {
  const start = events[0]
  const picks = picksOf((start?.type === 'roundStart' && start.params) || params)
  const balls = events.flatMap((event) => (event.type === 'kenoBall' ? [event.number] : []))
  return {
    picks,
    balls,
    hits: balls.filter((ball) => picks.includes(ball)).length,
    isOver: events.some(({ type }) => type === 'kenoResult'),
  }
}

export const picksOf = (params: BetParams): readonly number[] => (params['picks'] ?? []) as readonly number[]

export function stateOf({ picks, balls }: KenoView, number: number): NumberState {
  const isPicked = picks.includes(number)
  if (balls.includes(number)) return isPicked ? 'hit' : 'drawn'
  return isPicked ? 'picked' : 'free'
}
