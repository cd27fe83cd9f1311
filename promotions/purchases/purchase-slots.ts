import { z } from 'zod'
import type { Outcome, PromotionEvent } from '../definition.ts'
import { onPurchaseEach } from './on-purchase.ts'

/** Which purchase opened it: `nth` of its event; null while it is closed. */
const openerField = z.int().nullable()
type Openers<N extends string> = Record<N, number | null>

/** The part of a cell with things that a purchase opens, each for one use. */
export type Slots<N extends string> = Openers<N> & {
  /** The purchase whose reversal closed it before it was used. */
  shut: Openers<N>
}

interface SlotRules<R> {
  /** In US cents; null if the run has none of it. */
  readonly leastOf: (run: R) => number | null
  /** Of purchases of enough; default: each. */
  readonly isOpenedBy?: (payload: PromotionEvent<'purchase.completed'>['payload']) => boolean
}

/** Fields of a cell for such slots, in one schema. */
export function slotFields<const N extends string>(names: readonly N[]) {
  const each = <T>(value: T) => Object.fromEntries(names.map((name) => [name, value])) as Record<N, T>
  return { ...each(openerField), shut: z.object(each(openerField)) }
}

/** All of them closed. */
export const closedSlots = <const N extends string>(names: readonly N[]): Slots<N> => {
  const closed = Object.fromEntries(names.map((name) => [name, null])) as Openers<N>
  return { ...closed, shut: closed }
}

/**
 * The handlers of purchases: one that is enough opens its slots, and the last one counts; its reversal closes those that
 * were not used and that too little is left for, and its restoration opens them again.
 */
export function onPurchaseSlots<N extends string, Cell extends Slots<N>, R>(rules: Readonly<Record<N, SlotRules<R>>>) {
  const slots = Object.entries(rules) as [N, SlotRules<R>][]
  return onPurchaseEach<Cell, R>(
    slots.map(([name, { leastOf, isOpenedBy = () => true }]) => {
      const set = (cell: Cell, open: number | null, shut: number | null): Outcome<Cell> => ({
        cell: { ...cell, [name]: open, shut: { ...cell.shut, [name]: shut } },
      })
      return {
        leastOf,
        open: (cell, { payload }) => (isOpenedBy(payload) ? set(cell, payload.nth, cell.shut[name]) : OTHER_KIND),
        close: (cell, { nth }) => (cell[name] === nth ? set(cell, null, nth) : undefined),
        reopen: (cell, { nth }) => (cell.shut[name] === nth && cell[name] === null ? set(cell, nth, null) : undefined),
      }
    }),
  )
}

const OTHER_KIND = { ignored: 'other-kind-of-purchase' } as const
