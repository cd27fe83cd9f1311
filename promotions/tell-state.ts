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
 * with a greater version, the push, and the state as an act replies with it. Of a change that no page shows,
 * `told` is null; with `newsOf`, only a change of that is pushed.
 */
export const tellState =
  <Push extends PushContract, Cell extends { readonly version: number }, R, State extends object>(
    push: Push,
    stateAt: (cell: Cell, run: R, at: Instant) => State,
    newsOf?: (cell: Cell, run: R) => number,
  ) =>
  (before: Cell, change: Partial<Cell>, told: Omit<PushData<Push>, keyof State> | null, { at, run }: ChangedIn<R>) => {
    const cell: Cell = { ...before, ...change, version: nextVersion(before, at) }
    const isNews = told !== null && (!newsOf || newsOf(cell, run) !== newsOf(before, run))
    return {
      cell,
      pushes: isNews ? [liveMessage(push, { ...told, ...stateAt(cell, run, at) } as PushData<Push>)] : [],
      get reply() {
        return stateAt(cell, run, at)
      },
    }
  }
