import type { WebArrival } from '#ui/feature.ts'
import { ONCE_PARAMETERS, type OnceParameter } from '#ui/page/query-parameters.ts'

export interface Due {
  readonly value: string
  readonly arrival: WebArrival
}

export interface Arriving {
  /** The actions to run now. */
  readonly due: readonly Due[]
  /** Whether an action waits for the visitor to sign in. */
  readonly isForPlayer: boolean
  /** The query without handled and unsupported actions; null if unchanged. */
  readonly search: string | null
}

/** The address's one-time actions that the slices support. Player-only ones stay in a guest's address. */
export function arrivingAt(search: string, arrivals: readonly WebArrival[], isGuest: boolean): Arriving {
  const parameters = new URLSearchParams(search)
  const asked = ONCE_PARAMETERS.flatMap((parameter) => {
    const value = parameters.get(parameter)
    return value === null ? [] : [{ parameter, value, arrival: findArrival(arrivals, parameter, value) }]
  })
  const waits = (arrival: WebArrival | undefined): boolean => isGuest && arrival?.needsPlayer === true
  const done = asked.filter(({ arrival }) => !waits(arrival))
  for (const { parameter } of done) parameters.delete(parameter)
  const rest = parameters.toString()
  return {
    due: done.flatMap(({ value, arrival }) => (arrival ? [{ value, arrival }] : [])),
    isForPlayer: done.length < asked.length,
    search: done.length === 0 ? null : rest && `?${rest}`,
  }
}

const findArrival = (arrivals: readonly WebArrival[], parameter: OnceParameter, value: string): WebArrival | undefined =>
  arrivals.find((each) => each.parameter === parameter && (each.value === undefined || each.value === value))
