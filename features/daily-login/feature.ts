import { defineFeature } from '#kernel/feature.ts'
import { units } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'

/** What one level gives; free spins play at `betLevel` minor units a spin. */
export interface LevelPrize {
  readonly coins: Money<'coins'>
  readonly entries: Money<'entries'>
  readonly freeSpins?: {
    readonly game: string
    readonly count: number
    readonly betLevel: number
    readonly lifetimeSeconds: number
  }
}

export interface DailyLoginOptions {
  /** One a level; their number is the length of the run. */
  readonly prizes: readonly LevelPrize[]
  readonly needsConfirmedEmail: boolean
  /** Numbers of purchases at which the modal does not open by itself; it stays a click away. */
  readonly quietAtDeposits: readonly number[]
}

const prize = (coins: number, entries: number, freeSpins?: LevelPrize['freeSpins']): LevelPrize => ({
  coins: units('coins', coins),
  entries: units('entries', entries),
  ...(freeSpins ? { freeSpins } : {}),
})

const THREE_DAYS_SECONDS = 3 * 86_400

export const dailyLogin = defineFeature<'daily-login', DailyLoginOptions>({
  id: 'daily-login',
  defaults: {
    needsConfirmedEmail: true,
    quietAtDeposits: [],
    prizes: [
      prize(2_000, 0),
      prize(3_000, 50),
      prize(4_000, 0, { game: 'voltage-sevens', count: 5, betLevel: 1_000, lifetimeSeconds: THREE_DAYS_SECONDS }),
      prize(6_000, 80),
      prize(8_000, 120),
      prize(10_000, 0, { game: 'cherry-royale', count: 10, betLevel: 2_000, lifetimeSeconds: THREE_DAYS_SECONDS }),
      prize(20_000, 300),
    ],
  },
})
