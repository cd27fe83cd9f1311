import { z } from 'zod'
import { purchaseField } from '../cells/fields.ts'

/** A draw that waits for its player: the purchase that earned it, and which table it draws from, from 1. */
type Waiting = [purchase: number, table: number]

interface WaitingDraws {
  /** The oldest first. */
  readonly open: Waiting[]
  /** The latest that reversed purchases took before they were drawn. */
  readonly shut: Waiting[]
}

interface WaitingMax {
  readonly tables: number
  readonly open: number
  readonly shut: number
}

/** Draws that purchases earn and that wait until the player draws them, in the order in which they were earned. */
export const waitingDraws = (max: WaitingMax) => ({
  /** Fields of a cell. */
  fields: {
    open: z.array(z.tuple([purchaseField, z.int().min(1).max(max.tables)])).max(max.open),
    shut: z.array(z.tuple([purchaseField, z.int().min(1).max(max.tables)])).max(max.shut),
  },

  /** One more: the change of the cell, and those that are too many, the oldest first. */
  add({ open }: WaitingDraws, earned: Waiting) {
    const all = [...open, earned]
    const over = all.slice(0, Math.max(0, all.length - max.open))
    return { change: { open: all.slice(over.length) }, over }
  },

  /** Takes back what waits of a purchase; undefined if nothing does. */
  shut({ open, shut }: WaitingDraws, purchase: number): WaitingDraws | undefined {
    const taken = open.filter(([each]) => each === purchase)
    if (taken.length === 0) return undefined
    return { open: open.filter(([each]) => each !== purchase), shut: [...shut, ...taken].slice(-max.shut) }
  },

  /** Gives back what was taken of a purchase, as the last; undefined if nothing was, or if no more can wait. */
  reopen({ open, shut }: WaitingDraws, purchase: number): WaitingDraws | undefined {
    const taken = shut.find(([each]) => each === purchase)
    if (!taken || open.length >= max.open) return undefined
    return { open: [...open, taken], shut: shut.filter((each) => each !== taken) }
  },
})

export const NONE_WAITING: WaitingDraws = { open: [], shut: [] }
