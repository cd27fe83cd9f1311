import type { PushContract, PushData } from '#kernel/push.ts'
import type { Instant } from '#kernel/time.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { nextVersion } from './next-version.ts'

/** When a cell changes, and in which run. */
export interface ChangedIn<R> {
  readonly at: Instant
  readonly run: R
}

/**
 * A change of a cell whose player is told the whole state (`statePush` in `kernel/promotion-state.ts`): the changed cell
 * with a greater version, the push, and the state as an act replies with it.
 */
export const tellState =
  <Push extends PushContract, Cell extends { readonly version: number }, R, State extends object>(
    push: Push,
    stateAt: (cell: Cell, run: R, at: Instant) => State,
  ) =>
  (before: Cell, change: Partial<Cell>, told: Omit<PushData<Push>, keyof State>, { at, run }: ChangedIn<R>) => {
    const cell: Cell = { ...before, ...change, version: nextVersion(before, at) }
    const reply = stateAt(cell, run, at)
    return { cell, pushes: [liveMessage(push, { ...told, ...reply } as PushData<Push>)], reply }
  }
