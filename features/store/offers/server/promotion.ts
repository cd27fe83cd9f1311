import { z } from 'zod'
import { HOUR_MS, type Instant } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { type ActCall, definePromotion, type GrantOrder, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { messageBonusCampaign } from '../shared/campaign.ts'

export type BonusConfig = ConfigOf<typeof messageBonusCampaign>

const bonusCell = z.object({
  openedAt: z.int().nullable(),
  isGranted: z.boolean(),
  /** The player gave it up before it was granted. */
  isDeclined: z.literal(true).optional(),
})
export type BonusCell = z.infer<typeof bonusCell>

/** One bonus per player: with the first large enough purchase in time, or at once if it asks for none. */
export const messageBonus = definePromotion({
  campaign: messageBonusCampaign,
  cell: bonusCell,
  empty: (): BonusCell => ({ openedAt: null, isGranted: false }),
  acts: {
    open: {
      once: () => 'open',
      do(cell, { at }: ActCall, { config }) {
        if (cell.openedAt !== null) return {}
        return config.minPurchaseCents === 0 ? granted(config, at) : { cell: { openedAt: at, isGranted: false } }
      },
    },
    decline: {
      once: () => 'decline',
      // Also while promotions are stopped.
      isClaim: true,
      // A bonus that is given up grants nothing.
      usual: null,
      do(cell) {
        if (cell.openedAt === null) return { refused: 'no-bonus' }
        return cell.isGranted ? { refused: 'granted' } : { cell: { ...cell, isDeclined: true } }
      },
    },
  },
  on: { 'purchase.completed': bought },
  cost: ({ entries }) => [fixedCost('a bonus', { entries })],
})

/** The hours run from the first opening, and end with the campaign. */
export const endOfBonus = (openedAt: Instant, { endsAt, config }: Pick<Run<BonusConfig>, 'endsAt' | 'config'>): Instant =>
  Math.min(openedAt + config.hoursToUse * HOUR_MS, endsAt ?? Infinity)

function bought(cell: BonusCell, { at, payload }: PromotionEvent<'purchase.completed'>, run: Run<BonusConfig>) {
  const { openedAt, isGranted, isDeclined } = cell
  if (openedAt === null || isGranted) return undefined
  if (isDeclined) return { ignored: 'declined' }
  if (at >= endOfBonus(openedAt, run)) return { ignored: 'bonus-expired' }
  if (payload.cents < run.config.minPurchaseCents) return { ignored: 'below-minimum-purchase' }
  return granted(run.config, openedAt, payload.nth)
}

function granted(
  { entries, freeSpins }: BonusConfig,
  openedAt: Instant,
  purchase?: number,
): { cell: BonusCell; grants: GrantOrder[] } {
  const value = freeSpins ? ({ kind: 'free-spins', ...freeSpins } as const) : ({ kind: 'balance', coins: 0, entries } as const)
  return { cell: { openedAt, isGranted: true }, grants: [{ key: 'bonus', value, ...(purchase !== undefined && { purchase }) }] }
}
