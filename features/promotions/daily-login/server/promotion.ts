import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import { addDays, type CalendarDay } from '#kernel/time.ts'
import { type ActCall, definePromotion, type GrantOrder } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { dailyLoginCampaign, type LevelPrize } from '../shared/campaign.ts'

const streakCell = z.object({ level: z.int().min(0), day: dayField.nullable() })
type Streak = z.infer<typeof streakCell>

export const NO_STREAK: Streak = { level: 0, day: null }

/** What the step cannot know itself. */
interface ClaimInput {
  readonly isEmailConfirmed: boolean
}

/** A prize a day; consecutive days climb the levels. */
export const dailyPrizes = definePromotion({
  campaign: dailyLoginCampaign,
  cell: streakCell,
  empty: (): Streak => NO_STREAK,
  acts: {
    claim: {
      once: ({ day }) => `day:${day}`,
      usual: (): ClaimInput => ({ isEmailConfirmed: true }),
      do(cell, { day, at, input }: ActCall<ClaimInput>, { config: { prizes } }) {
        const { level, isClaimed } = levelOn(cell, day, prizes.length)
        if (isClaimed) return { refused: 'claimed' }
        if (!input.isEmailConfirmed) return { refused: 'email-unconfirmed' }
        return { cell: { level, day }, grants: grantsOf(prizes[level - 1]!, day), reply: { day, at } }
      },
    },
  },
  cost: ({ prizes }) =>
    prizes.map(({ coins, entries }, at) => drawCost(`a claim on day ${at + 1}`, [{ weight: 1, coins, entries }])),
})

/**
 * The level of a day and whether it is claimed: after the last level or a missed day the streak restarts. A clock that
 * steps back opens nothing.
 */
export function levelOn({ level, day: last }: Streak, day: CalendarDay, levels: number): { level: number; isClaimed: boolean } {
  if (last !== null && last >= day) return { level, isClaimed: true }
  const goesOn = last === addDays(day, -1) && level < levels
  return { level: goesOn ? level + 1 : 1, isClaimed: false }
}

/** The key of a day's free spins. */
export const spinsKey = (day: string): string => `day:${day}:spins`

function grantsOf({ coins, entries, freeSpins }: LevelPrize, day: CalendarDay): GrantOrder[] {
  const hasBalance = coins + entries > 0
  return [
    ...(hasBalance ? [{ key: `day:${day}`, value: { kind: 'balance', coins, entries } } as const] : []),
    ...(freeSpins ? [{ key: spinsKey(day), value: { kind: 'free-spins', ...freeSpins } } as const] : []),
  ]
}
