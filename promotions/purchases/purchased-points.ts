import { z } from 'zod'
import { shareRestored, shareReversed } from '#platform/events/index.ts'
import { purchaseField } from '../cells/fields.ts'
import type { Ignored, Outcome, PromotionEvent } from '../definition.ts'
import type { ChangedIn } from '../tell-state.ts'

const GONE_MAX = 3

/** Fields of a cell for points of which purchases bring some. */
export const pointFields = {
  points: z.int().min(0),
  /** Of the latest reversed purchases with points: which of the player, and the points that it took. */
  gone: z.array(z.tuple([purchaseField, z.int().min(1)])).max(GONE_MAX),
}
type Points = z.infer<z.ZodObject<typeof pointFields>>

interface Bought<Cell, R> {
  /** What a purchase brings; 0 if it is another. */
  readonly pointsOf: (preset: string, run: R) => number
  readonly change: (cell: Cell, change: Partial<Points>, changed: ChangedIn<R>) => Outcome<Cell>
}

/**
 * Handlers of points that a purchase brings: its reversal takes its share, as far as the player still has it, and its
 * restoration brings back what was taken.
 */
export const onPointsBought = <Cell extends Points, R>({ pointsOf, change }: Bought<Cell, R>) => ({
  'purchase.completed'(cell: Cell, { payload, at }: PromotionEvent<'purchase.completed'>, run: R): Outcome<Cell> | Ignored {
    const points = pointsOf(payload.preset, run)
    return points === 0 ? OTHER_PURCHASE : change(cell, { points: cell.points + points }, { at, run })
  },
  'purchase.reversed'(cell: Cell, { payload, at }: PromotionEvent<'purchase.reversed'>, run: R): Outcome<Cell> | Ignored {
    const taken = Math.min(cell.points, shareReversed(pointsOf(payload.preset, run), payload))
    if (taken === 0) return OTHER_PURCHASE
    return change(cell, { points: cell.points - taken, gone: goneWith(cell, payload.nth, taken) }, { at, run })
  },
  'purchase.restored'(cell: Cell, { payload, at }: PromotionEvent<'purchase.restored'>, run: R): Outcome<Cell> | Ignored {
    const back = Math.min(goneOf(cell, payload.nth), shareRestored(pointsOf(payload.preset, run), payload))
    if (back === 0) return OTHER_PURCHASE
    return change(cell, { points: cell.points + back, gone: goneWith(cell, payload.nth, -back) }, { at, run })
  },
})

const OTHER_PURCHASE = { ignored: 'other-purchase' } as const

const goneOf = ({ gone }: Points, nth: number): number => gone.find(([each]) => each === nth)?.[1] ?? 0

function goneWith(cell: Points, nth: number, more: number): Points['gone'] {
  const points = goneOf(cell, nth) + more
  const others = cell.gone.filter(([each]) => each !== nth)
  return points > 0 ? [...others, [nth, points] as [number, number]].slice(-GONE_MAX) : others
}
