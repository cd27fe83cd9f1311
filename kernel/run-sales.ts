import { z } from 'zod'

/**
 * Why a package of a promotion cannot be bought now: it has not started or is stopped, the store takes no payments, what it
 * brings no longer fits into the run, the player has had one in this run, or the campaign is for other players.
 */
const unavailability = z.enum(['not-running', 'purchases-closed', 'too-late', 'already-bought', 'not-eligible'])
export type Unavailability = z.infer<typeof unavailability>

/** What a list says of each package besides its own fields. */
export const onSale = {
  /** Its name in an order. */
  presetId: z.string(),
  available: z.boolean(),
  unavailabilityReasons: z.array(unavailability),
}
