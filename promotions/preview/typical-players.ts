import type { Facts } from '#kernel/audience/fields.ts'
import type { PreviewPlayer } from '#kernel/campaign-preview.ts'
import type { Id } from '#kernel/id.ts'
import { addDays, calendarDayOf, DAY_MS, endOfDay, HOUR_MS, type Instant, SECOND_MS, startOfDay } from '#kernel/time.ts'
import { roundAmounts } from '#platform/events/index.ts'
import type { PastEvent } from '../forecast/past-events.ts'

/** A player who comes each day at noon, plays, and buys something every few days. */
interface Habits {
  readonly facts: Facts
  readonly rounds: number
  /** Minor units of a round with coins; every fourth is one of entries instead. */
  readonly coins: number
  readonly entries: number
  readonly purchase: { readonly everyDays: number; readonly cents: number } | null
  /** Comes on the last day only. */
  readonly isLate?: true
}

const NOBODY: Facts = {
  registeredDaysAgo: 0,
  lastSeenDaysAgo: 0,
  state: 'TX',
  locale: 'en',
  isEmailConfirmed: true,
  isPhoneConfirmed: false,
  isIdentityApproved: false,
  isProfileCompleted: false,
  isReferred: false,
  hasPush: false,
  vipLevel: null,
  purchases: 0,
  purchaseCents: 0,
  lastPurchaseDaysAgo: null,
  rounds: 0,
  rounds7: 0,
  rounds28: 0,
  coinsStaked28: 0,
  entriesStaked28: 0,
  isInHoldout: false,
}

const PLAYING: Facts = { ...NOBODY, isPhoneConfirmed: true, isProfileCompleted: true, hasPush: true }

export const HABITS: Readonly<Record<PreviewPlayer, Habits>> = {
  new: { facts: NOBODY, rounds: 10, coins: 1_000, entries: 10, purchase: null },
  active: {
    facts: {
      ...PLAYING,
      registeredDaysAgo: 60,
      purchases: 4,
      purchaseCents: 3_996,
      lastPurchaseDaysAgo: 7,
      rounds: 1_200,
      rounds7: 140,
      rounds28: 560,
      coinsStaked28: 840_000,
      entriesStaked28: 2_800,
    },
    rounds: 20,
    coins: 2_000,
    entries: 20,
    purchase: { everyDays: 7, cents: 999 },
  },
  vip: {
    facts: {
      ...PLAYING,
      isIdentityApproved: true,
      registeredDaysAgo: 400,
      vipLevel: 5,
      purchases: 120,
      purchaseCents: 598_800,
      lastPurchaseDaysAgo: 2,
      rounds: 20_000,
      rounds7: 420,
      rounds28: 1_680,
      coinsStaked28: 25_200_000,
      entriesStaked28: 84_000,
    },
    rounds: 60,
    coins: 20_000,
    entries: 200,
    purchase: { everyDays: 2, cents: 4_999 },
  },
  lapsed: {
    facts: {
      ...NOBODY,
      registeredDaysAgo: 120,
      lastSeenDaysAgo: 30,
      purchases: 1,
      purchaseCents: 499,
      lastPurchaseDaysAgo: 90,
      rounds: 300,
    },
    rounds: 10,
    coins: 1_000,
    entries: 10,
    purchase: null,
    isLate: true,
  },
}

/** Hundredths of the stake that rounds win in turn: 95 % in all. */
const WINS = [0, 0, 200, 0, 50, 0, 300, 0, 0, 400] as const
const NOON_MS = 12 * HOUR_MS
const ROUND_MS = 30 * SECOND_MS
const DAYS_MAX = 92

export interface Time {
  readonly player: Id<'plr'>
  readonly startsAt: Instant
  readonly until: Instant
  readonly timeZone: string
  /** Slugs that the player plays in turn. */
  readonly games: readonly string[]
}

/** What such a player does from the start until that moment, at most in its last 92 days; oldest first. */
export function typicalPast(kind: PreviewPlayer, { player, startsAt, until, timeZone, games }: Time): PastEvent[] {
  const { isLate, purchase, rounds } = HABITS[kind]
  const last = calendarDayOf(until, timeZone)
  const from = Math.max(startsAt, isLate ? startOfDay(last, timeZone) : until - DAYS_MAX * DAY_MS)
  const events: PastEvent[] = []
  let nth = 0
  for (let [day, count] = [calendarDayOf(from, timeZone), 0]; day <= last; day = addDays(day, 1), count++) {
    const end = endOfDay(day, timeZone)
    const comes = Math.max(startOfDay(day, timeZone) + NOON_MS, from)
    events.push({ type: 'visit', player, at: comes })
    if (purchase && count % purchase.everyDays === 0)
      events.push(purchaseAt(comes + ROUND_MS, player, 1 + events.length, purchase.cents))
    for (let round = 0; round < rounds; round++) {
      const at = comes + (2 + round) * ROUND_MS
      if (at < end) events.push(roundAt(at, player, { kind, nth: nth++, games }))
    }
  }
  return events.filter(({ at }) => at <= until)
}

const purchaseAt = (at: Instant, player: Id<'plr'>, nth: number, cents: number): PastEvent => ({
  type: 'purchase.completed',
  player,
  at,
  payload: { orderId: `preview-${nth}`, preset: 'preview', cents, nth, offer: null, coins: cents * 100, entries: cents },
})

interface Nth {
  readonly kind: PreviewPlayer
  readonly nth: number
  readonly games: readonly string[]
}

const ENTRIES_EVERY = 4

function roundAt(at: Instant, player: Id<'plr'>, { kind, nth, games }: Nth): PastEvent {
  const { coins, entries } = HABITS[kind]
  const isSweepstakes = nth % ENTRIES_EVERY === ENTRIES_EVERY - 1
  const stake = isSweepstakes ? entries : coins
  const win = (stake * WINS[nth % WINS.length]!) / 100
  const payload = {
    roundId: `rnd_preview${nth}` as const,
    game: games[nth % games.length] ?? '',
    provider: 'house',
    mode: isSweepstakes ? ('SweepStakes' as const) : ('TournamentPoints' as const),
    ...roundAmounts({ stake: BigInt(stake), win: BigInt(win), from_granted: BigInt(stake), from_won: 0n }),
    isFree: false,
    freeGrant: null,
    defHash: null,
  }
  return { type: 'round.settled', player, at, payload }
}
