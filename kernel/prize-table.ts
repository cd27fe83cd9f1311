import { z } from 'zod'

/** Of this many draws, a row of a table of prizes is drawn as often as its `chancePer100k` says. */
const WHOLE = 100_000

export const chancePer100k = z.int().positive()

/** Whether a table's chances are a whole: for the `refine` of a configuration, with `WRONG_CHANCES`. */
export const isWhole = (rows: readonly { readonly chancePer100k: number }[]): boolean =>
  rows.reduce((sum, row) => sum + row.chancePer100k, 0) === WHOLE

export const WRONG_CHANCES = 'chances that add up'

/** What an info call says of a draw's prizes: `showPrizes` fills it. */
export const shownPrizes = <P extends z.ZodType>(prize: P) => ({
  prizes: z.array(prize),
  /** Entries are not open where the player lives or is located: prizes are shown and paid as coins only. */
  isCoinsOnly: z.boolean(),
  /** SHA-256 of the odds of the next draw; null while none is planned. */
  oddsHash: z.string().nullable(),
})

/** What a draw pays on average, in minor units; null while none is planned. */
export const shownAverage = z.object({ coins: z.number(), entries: z.number() }).nullable()

/** Enough to verify a draw once the server seed is revealed; see `docs/fair-play/`. */
export const drawProof = z.object({
  /** Hash of the server seed, known before the draw. */
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.int().min(1),
  /** The part of the stream name besides the seeds: the draw's id and the hash of its odds. */
  gameId: z.string(),
  defHash: z.string(),
})
export type DrawProof = z.infer<typeof drawProof>
