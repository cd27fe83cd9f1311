import { leftAfter } from '#platform/events/index.ts'
import type { Ignored, Outcome, PromotionEvent } from '../definition.ts'
import type { ChangedIn } from '../tell-state.ts'

/** A purchase by its number among the player's, and when and in which run it changes. */
export interface ChangedPurchase<R> extends ChangedIn<R> {
  readonly nth: number
}

interface Opened<Cell, R> {
  /**
   * What a purchase opens, it opens from this many US cents, and keeps open while they are left of its price. Null if the
   * run has none of it.
   */
  readonly leastOf: (run: R) => number | null
  readonly open: (cell: Cell, event: PromotionEvent<'purchase.completed'>, run: R) => Outcome<Cell> | Ignored
  /** Undefined if the purchase opened nothing that is still open. */
  readonly close: (cell: Cell, changed: ChangedPurchase<R>) => Outcome<Cell> | undefined
  /** Undefined if its reversal closed nothing that can open. */
  readonly reopen: (cell: Cell, changed: ChangedPurchase<R>) => Outcome<Cell> | undefined
}

type Told = 'purchase.completed' | 'purchase.reversed' | 'purchase.restored'
type Step<Cell> = Outcome<Cell> | Ignored | undefined
type Handlers<Cell, R> = { readonly [E in Told]: (cell: Cell, event: PromotionEvent<E>, run: R) => Step<Cell> }

/** Handlers of something that a purchase opens: a reversal closes it when too little is left, and a restoration opens it again. */
export const onPurchase = <Cell, R>({ leastOf, open, close, reopen }: Opened<Cell, R>): Handlers<Cell, R> => ({
  'purchase.completed'(cell, event, run) {
    const least = leastOf(run)
    if (least === null) return undefined
    return event.payload.cents < least ? BELOW_MINIMUM : open(cell, event, run)
  },
  'purchase.reversed'(cell, { payload, at }, run) {
    const least = leastOf(run)
    if (least === null) return undefined
    return leftAfter(payload) >= least ? ENOUGH_IS_LEFT : (close(cell, { nth: payload.nth, at, run }) ?? OTHER_PURCHASE)
  },
  'purchase.restored'(cell, { payload, at }, run) {
    const least = leastOf(run)
    if (least === null) return undefined
    return leftAfter(payload) < least ? BELOW_MINIMUM : (reopen(cell, { nth: payload.nth, at, run }) ?? OTHER_PURCHASE)
  },
})

/** The handlers of several such things in one cell, each of which changes the cell alone: every event reaches all of them. */
export function onPurchaseEach<Cell, R>(things: readonly Opened<Cell, R>[]): Handlers<Cell, R> {
  const all = things.map((each) => onPurchase(each))
  const each =
    <E extends Told>(type: E) =>
    (before: Cell, event: PromotionEvent<E>, run: R): Step<Cell> => {
      let cell = before
      let ignored: Ignored | undefined
      for (const handlers of all) {
        const outcome = handlers[type](cell, event, run)
        if (outcome && 'ignored' in outcome) ignored ??= outcome
        else cell = outcome?.cell ?? cell
      }
      return cell === before ? ignored : { cell }
    }
  return {
    'purchase.completed': each('purchase.completed'),
    'purchase.reversed': each('purchase.reversed'),
    'purchase.restored': each('purchase.restored'),
  }
}

const BELOW_MINIMUM = { ignored: 'below-minimum' } as const
const ENOUGH_IS_LEFT = { ignored: 'enough-is-left' } as const
const OTHER_PURCHASE = { ignored: 'other-purchase' } as const
