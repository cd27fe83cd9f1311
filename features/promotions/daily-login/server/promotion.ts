import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import { type CalendarDay, daysBetween } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { type ActCall, definePromotion } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { prizeGrants } from '#promotions/grants/spins-prize.ts'
import { wasDone } from '#promotions/was-done.ts'
import { dailyLoginCampaign } from '../shared/campaign.ts'

/** The level and day of the last claim, and the days that the streak has missed. */
const streakCell = z.object({ level: z.int().min(0), day: dayField.nullable(), missed: z.int().min(0) })
export type Streak = z.infer<typeof streakCell>

export const NO_STREAK: Streak = { level: 0, day: null, missed: 0 }

/** What the step cannot know itself. */
interface ClaimInput {
  readonly isEmailConfirmed: boolean
}

/** A prize a day; consecutive days climb the levels. */
export const dailyPrizes = definePromotion({
  campaign: dailyLoginCampaign,
  cell: streakCell,
  upgrades: [(cell: Omit<Streak, 'missed'>): Streak => ({ ...cell, missed: 0 })],
  empty: (): Streak => NO_STREAK,
  acts: {
    claim: {
      once: ({ day }) => keyOf(day),
      usual: (): ClaimInput => ({ isEmailConfirmed: true }),
      do(cell, { day, at, input }: ActCall<ClaimInput>, { config }) {
        const { level, isClaimed, missed } = levelOn(cell, day, config)
        if (isClaimed) return { refused: 'claimed' }
        if (!input.isEmailConfirmed) return { refused: 'email-unconfirmed' }
        return { cell: { level, day, missed }, grants: prizeGrants(keyOf(day), config.prizes[level - 1]!), reply: { day, at } }
      },
    },
  },
  cost: ({ prizes }) =>
    prizes.map(({ coins, entries }, at) => drawCost(`a claim on day ${at + 1}`, [{ weight: 1, coins, entries }])),
})

/** The key of a day's claim and of its prize. */
export const keyOf = (day: string): string => `day:${day}`

interface Level {
  readonly level: number
  readonly isClaimed: boolean
  /** The days that the streak has missed, up to this one. */
  readonly missed: number
}

/** The level of a day: after the last level, or more missed days than a streak may have, it starts over. */
export function levelOn(
  { level, day: last, missed }: Streak,
  day: CalendarDay,
  { prizes, missable }: Pick<ConfigOf<typeof dailyLoginCampaign>, 'missable'> & { readonly prizes: readonly unknown[] },
): Level {
  if (wasDone(last, day)) return { level, isClaimed: true, missed }
  const missedNow = last === null ? 0 : missed + daysBetween(last, day) - 1
  const goesOn = last !== null && level < prizes.length && missedNow <= missable
  return goesOn ? { level: level + 1, isClaimed: false, missed: missedNow } : { level: 1, isClaimed: false, missed: 0 }
}
