import { leftAfter } from '#platform/events/index.ts'
import type { Ignored, Outcome, PromotionEvent } from '../definition.ts'
import type { ChangedIn } from '../tell-state.ts'

/** A purchase by its number among the player's, and when and in which run it changes. */
export interface ChangedPurchase<R> extends ChangedIn<R> {
  readonly nth: number
}

interface Opened<Cell, R> {
  /** What a purchase opens, it opens from this many US cents, and keeps open while they are left of its price. */
  readonly leastOf: (run: R) => number
  readonly open: (cell: Cell, event: PromotionEvent<'purchase.completed'>, run: R) => Outcome<Cell> | Ignored
  /** Undefined if the purchase opened nothing that is still open. */
  readonly close: (cell: Cell, changed: ChangedPurchase<R>) => Outcome<Cell> | undefined
  /** Undefined if its reversal closed nothing that can open. */
  readonly reopen: (cell: Cell, changed: ChangedPurchase<R>) => Outcome<Cell> | undefined
}

/** Handlers of something that a purchase opens: a reversal closes it when too little is left, and a restoration opens it again. */
export const onPurchase = <Cell, R>({ leastOf, open, close, reopen }: Opened<Cell, R>) => ({
  'purchase.completed': (cell: Cell, event: PromotionEvent<'purchase.completed'>, run: R) =>
    event.payload.cents < leastOf(run) ? BELOW_MINIMUM : open(cell, event, run),

  'purchase.reversed': (cell: Cell, { payload, at }: PromotionEvent<'purchase.reversed'>, run: R) =>
    leftAfter(payload) >= leastOf(run) ? ENOUGH_IS_LEFT : (close(cell, { nth: payload.nth, at, run }) ?? OTHER_PURCHASE),

  'purchase.restored': (cell: Cell, { payload, at }: PromotionEvent<'purchase.restored'>, run: R) =>
    leftAfter(payload) < leastOf(run) ? BELOW_MINIMUM : (reopen(cell, { nth: payload.nth, at, run }) ?? OTHER_PURCHASE),
})

const BELOW_MINIMUM = { ignored: 'below-minimum' } as const
const ENOUGH_IS_LEFT = { ignored: 'enough-is-left' } as const
const OTHER_PURCHASE = { ignored: 'other-purchase' } as const
