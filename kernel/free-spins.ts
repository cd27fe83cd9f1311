import { z } from 'zod'
import { prizeAmounts, wireAmount } from './contract.ts'
import type { WireReward } from './reward.ts'
import { type Instant, SECOND_MS } from './time.ts'

/** Free spins as operators configure them in a campaign. */
export const freeSpinsPrize = z.object({
  game: z.string().min(1).max(60).meta({ title: 'Game (its slug)' }),
  count: z.int().min(1).max(100),
  betLevel: wireAmount.positive().meta({ title: 'Play amount of a spin' }),
  lifetimeSeconds: z
    .int()
    .min(3_600)
    .max(30 * 86_400)
    .meta({ title: 'Use within' }),
})

/** Coins, entries and free spins; any of them may be none. */
export interface SpinsReward extends WireReward {
  readonly freeSpins: z.infer<typeof freeSpinsPrize> | null
}

/** The same in replies. */
export const shownPrize = z.object({
  ...prizeAmounts,
  freeSpinCount: z.int(),
  /** The game of the free spins and their follow-up; null where the prize has none. */
  gameId: z.string().nullable(),
  freeSpinId: z.string().nullable(),
  freeSpinsBetLevel: wireAmount.nullable(),
  /** Seconds after the grant until unused free spins expire. */
  freeSpinLifetime: z.int().nullable(),
  endDate: z.iso.datetime().nullable(),
  link: z.string().nullable(),
})
export type ShownPrize = z.infer<typeof shownPrize>

interface GrantedSpins {
  readonly id: string
  readonly at: Instant
}

/** A prize as replies show it, and its free spins once they are granted. */
export const showPrize = ({ coins, entries, freeSpins }: SpinsReward, granted?: GrantedSpins): ShownPrize => ({
  coins,
  entries,
  freeSpinCount: freeSpins?.count ?? 0,
  gameId: freeSpins?.game ?? null,
  freeSpinsBetLevel: freeSpins?.betLevel ?? null,
  freeSpinLifetime: freeSpins?.lifetimeSeconds ?? null,
  link: freeSpins ? `/?game=${freeSpins.game}` : null,
  freeSpinId: (freeSpins && granted?.id) ?? null,
  endDate: freeSpins && granted ? new Date(granted.at + freeSpins.lifetimeSeconds * SECOND_MS).toISOString() : null,
})
