import { z } from 'zod'

/** Fields of cells, with the bounds that a cell's size is judged by. */

/** Which purchase of the player: `nth` of its event. */
export const purchaseField = z.int().min(1).max(99_999)

/** A version, or a moment in Unix milliseconds. */
export const millisField = z.int().min(0).max(9_999_999_999_999)

/** A moment in Unix seconds. */
export const secondsField = z.int().min(0).max(9_999_999_999)
