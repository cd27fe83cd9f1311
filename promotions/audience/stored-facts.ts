import type { Facts } from '#kernel/audience/fields.ts'
import type { Id } from '#kernel/id.ts'
import { type CalendarDay, daysBetween } from '#kernel/time.ts'
import { isInHoldout } from './holdout.ts'

/** A row of `promotion.player_facts`, valid on any day from the last event on. Amounts are minor units. */
export interface StoredFacts {
  readonly player: Id<'plr'>
  readonly brand: string
  readonly isCounted: boolean
  readonly registeredOn: CalendarDay
  readonly lastSeenOn: CalendarDay | null
  readonly state: string
  readonly locale: string
  readonly isEmailConfirmed: boolean
  readonly isPhoneConfirmed: boolean
  readonly isIdentityApproved: boolean
  readonly isProfileCompleted: boolean
  readonly isReferred: boolean
  readonly hasPush: boolean
  readonly vipLevel: number | null
  readonly purchases: number
  readonly purchaseCents: number
  readonly lastPurchaseOn: CalendarDay | null
  readonly rounds: number
  readonly lastPlayedOn: CalendarDay | null
  readonly roundsSince: DaySums
  readonly coinsSince: DaySums
  readonly entriesSince: DaySums
}

/** Item n is the sum of the last played day and the n days before it; the last item counts for all further ones. */
export type DaySums = readonly number[]

export const WINDOW_DAYS_MAX = 28

/** The facts as of a day of the brand's calendar. Counts and sums are computed only when an audience asks for them. */
export function factsOn(stored: StoredFacts, day: CalendarDay): Facts {
  const last = lastAsked.get(stored)
  if (last?.day === day) return last.facts
  const facts = computeFacts(stored, day)
  lastAsked.set(stored, { day, facts })
  return facts
}

/** Each run asks about each event, mostly of the same day. */
const lastAsked = new WeakMap<StoredFacts, { readonly day: CalendarDay; readonly facts: Facts }>()

function computeFacts(stored: StoredFacts, day: CalendarDay): Facts {
  const daysSince = (past: CalendarDay | null): number | null => past && daysBetween(past, day)
  const sumOf = (sums: DaySums, days: number): number =>
    stored.lastPlayedOn === null ? 0 : windowSum(sums, days - daysBetween(stored.lastPlayedOn, day))
  return {
    ...stored,
    get registeredDaysAgo() {
      return daysBetween(stored.registeredOn, day)
    },
    get lastSeenDaysAgo() {
      return daysSince(stored.lastSeenOn)
    },
    get lastPurchaseDaysAgo() {
      return daysSince(stored.lastPurchaseOn)
    },
    get rounds7() {
      return sumOf(stored.roundsSince, 7)
    },
    get rounds28() {
      return sumOf(stored.roundsSince, 28)
    },
    get coinsStaked28() {
      return sumOf(stored.coinsSince, 28)
    },
    get entriesStaked28() {
      return sumOf(stored.entriesSince, 28)
    },
    get isInHoldout() {
      return isInHoldout(stored.player, day)
    },
  }
}

/** Adds to the day `back` days before the last played one, after moving that one on by `gap` days. */
export function addToDay(sums: DaySums, amount: number, { gap, back }: { gap: number; back: number }): DaySums {
  if (amount === 0 && sums.length === 0) return sums
  const length = Math.min(Math.max(sums.length + gap, back + 1), WINDOW_DAYS_MAX)
  const before = (nth: number): number => (nth < gap ? 0 : itemOf(sums, nth - gap))
  return withoutTail(Array.from({ length }, (_, nth) => before(nth) + (nth >= back ? amount : 0)))
}

/** The last `count` items. A reversal may exceed what is left in the window of the reversed round. */
const windowSum = (sums: DaySums, count: number): number => (count <= 0 ? 0 : Math.max(itemOf(sums, count - 1), 0))

const itemOf = (sums: DaySums, nth: number): number => sums[Math.min(nth, sums.length - 1)] ?? 0

/** Without the items that repeat the one before; a window without anything is empty. */
function withoutTail(sums: number[]): DaySums {
  while (sums.length > 0 && sums.at(-1) === (sums.at(-2) ?? 0)) sums.pop()
  return sums
}
