import { z } from 'zod'

const effect = z.object({ difference: z.number(), low: z.number(), high: z.number() })
/** Minor units a player. */
const measures = <T extends z.ZodType>(of: T) => z.object({ 'coins-played': of, 'entries-played': of, ggr: of })

/** An experiment of the run, the control first. */
export const experiment = z.object({
  arms: z.array(
    z.object({
      key: z.string(),
      /** Percent of the players. */
      share: z.number(),
      /** Exposed to it. */
      players: z.int(),
      coins: z.number(),
      entries: z.number(),
      means: measures(z.number()),
      /** Against the control, with intervals that hold at every look; null for the control, and with too few players. */
      effects: measures(effect).nullable(),
    }),
  ),
  /** The counts do not fit the shares: no result counts. */
  isMismatch: z.boolean(),
  /** Null while it runs. */
  stopped: z.object({ at: z.iso.datetime(), winner: z.string() }).nullable(),
  /** Of the campaign, for stopping it. */
  version: z.int(),
  isRunning: z.boolean(),
})
export type Experiment = z.infer<typeof experiment>
