import { z } from 'zod'
import { unixSeconds, wireAmount } from './contract.ts'

/** A weekly share in coins, as its player sees it. */
export const shareState = z.object({
  /** `calculating`: the week is over and its share follows. */
  status: z.enum(['available', 'calculating', 'unavailable']),
  /** What waits for its claim. */
  currentReward: wireAmount.min(0),
  /** The running week's so far. */
  nextReward: wireAmount.min(0),
  /** The next calculation, at which the current share expires; and its day in the brand's calendar. */
  availableAfterDateTime: unixSeconds,
  availableAfterDay: z.string(),
})
export type ShareState = z.infer<typeof shareState>
