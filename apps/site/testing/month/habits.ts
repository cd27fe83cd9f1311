import type { Dice } from '#ledger/testing/dice.ts'

export const HABITS = ['new', 'casual', 'regular', 'heavy', 'returning'] as const
export type Habit = (typeof HABITS)[number]

interface HabitRules {
  /** Of 500 players. */
  readonly share: number
  /** Coin rounds of a visit, and their stake in minor units. */
  readonly rounds: number
  readonly stake: number
  /** One visit in this number begins with a purchase. */
  readonly buysOneIn: number
}

const RULES: Readonly<Record<Habit, HabitRules>> = {
  new: { share: 50, rounds: 8, stake: 2_000, buysOneIn: 12 },
  casual: { share: 170, rounds: 6, stake: 2_000, buysOneIn: 12 },
  regular: { share: 130, rounds: 9, stake: 4_000, buysOneIn: 8 },
  heavy: { share: 50, rounds: 22, stake: 20_000, buysOneIn: 5 },
  returning: { share: 100, rounds: 8, stake: 2_000, buysOneIn: 12 },
}
const OF = 500

/** A player as planned. Day 0 is the first one of the month; days before it are the past that forecasts replay. */
export interface Habits {
  readonly habit: Habit
  readonly joinsOn: number
  /** The day of a lapsed player's return; null for none. */
  readonly returnsOn: number | null
}

export interface Visit {
  readonly minute: number
  readonly rounds: number
  readonly stake: number
  readonly buys: boolean
  /** Plays with entries, too. */
  readonly playsEntries: boolean
}

/**
 * The players of a month. As many come new in the past as come new or return in the month, since a forecast takes the
 * players to behave as before.
 */
export function planPlayers(dice: Dice, { players, days }: { readonly players: number; readonly days: number }): Habits[] {
  return HABITS.flatMap((habit) =>
    Array.from({ length: Math.round((RULES[habit].share * players) / OF) }, (_, nth): Habits => {
      if (habit === 'new') return { habit, joinsOn: dice.below(days), returnsOn: null }
      if (habit !== 'returning') return { habit, joinsOn: -days, returnsOn: null }
      return { habit, joinsOn: dice.below(days) - days, returnsOn: nth % 2 === 0 ? dice.below(days) : null }
    }),
  )
}

const STEADY = { casual: 120, regular: 350, heavy: 800 } as const
/** Chances in 1,000 of the days since a player came new or returned. */
const WANING = [1_000, 600, 600, 600, 250, 250, 250, 250, 250, 250, 250]
const RARELY = 20
const THOUSAND = 1_000

function chanceOn({ habit, joinsOn, returnsOn }: Habits, day: number): number {
  if (day < joinsOn) return 0
  if (habit !== 'new' && habit !== 'returning') return STEADY[habit]
  const since = day - (returnsOn !== null && returnsOn <= day ? returnsOn : joinsOn)
  return WANING[since] ?? RARELY
}

/** What the player does on a day; undefined for an absence. */
export function visitOn(dice: Dice, habits: Habits, day: number): Visit | undefined {
  const { rounds, stake, buysOneIn } = RULES[habits.habit]
  const [comes, minute, more, buys, playsEntries] = [
    dice.below(THOUSAND) < chanceOn(habits, day),
    dice.below(MINUTES),
    dice.below(rounds),
    dice.oneIn(buysOneIn),
    dice.oneIn(4),
  ]
  return comes ? { minute, rounds: Math.ceil(rounds / 2) + more, stake, buys, playsEntries } : undefined
}

/** Nobody comes in the last hour of a day. */
const MINUTES = 23 * 60
