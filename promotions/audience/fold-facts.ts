import type { PlayerEventType } from '#kernel/event.ts'
import { type CalendarDay, daysBetween } from '#kernel/time.ts'
import { leftAfter } from '#platform/events/index.ts'
import type { PromotionEvent } from '../definition.ts'
import { factsChanged } from './facts-changed.ts'
import { addToDay, type StoredFacts, WINDOW_DAYS_MAX } from './stored-facts.ts'

type Folds = { readonly [E in PlayerEventType]?: (facts: StoredFacts, event: PromotionEvent<E>) => StoredFacts }

/** What each event changes. Events without a change of their own only refresh what is copied from the account. */
const FOLDS: Folds = {
  'player.signed-up': (facts, { day }) => ({ ...facts, registeredOn: day, lastSeenOn: later(facts.lastSeenOn, day) }),
  'day.first-seen': (facts, { payload: { day } }) => ({ ...facts, lastSeenOn: later(facts.lastSeenOn, day) }),
  'round.settled': (facts, { day, payload }) => addRounds(facts, day, { ...payload, rounds: 1, sign: 1 }),
  'round.reversed': (facts, { day, payload }) =>
    addRounds(facts, day, { ...payload, rounds: payload.isWhole ? -1 : 0, sign: -1 }),
  'purchase.completed': (facts, { day, payload: { cents } }) => ({
    ...facts,
    purchases: facts.purchases + 1,
    purchaseCents: facts.purchaseCents + cents,
    lastPurchaseOn: later(facts.lastPurchaseOn, day),
  }),
  'purchase.reversed': (facts, { payload }) => {
    // One from before the facts were kept may be reversed too.
    const purchaseCents = Math.max(facts.purchaseCents - payload.cents, 0)
    if (leftAfter(payload) > 0) return { ...facts, purchaseCents }
    return {
      ...facts,
      purchases: Math.max(facts.purchases - 1, 0),
      purchaseCents,
      lastPurchaseOn: facts.purchases > 1 ? facts.lastPurchaseOn : null,
    }
  },
  'purchase.restored': (facts, { day, payload: { cents, leftCents } }) => ({
    ...facts,
    purchases: facts.purchases + Number(leftCents === cents),
    purchaseCents: facts.purchaseCents + cents,
    lastPurchaseOn: facts.lastPurchaseOn ?? day,
  }),
  'contact.confirmed': (facts) => facts,
  'identity.approved': (facts) => facts,
  'profile.completed': (facts) => facts,
  [factsChanged.type]: (facts, { payload: { hasPush, vipLevel } }) => ({
    ...facts,
    hasPush: hasPush ?? facts.hasPush,
    vipLevel: vipLevel === undefined ? facts.vipLevel : vipLevel,
  }),
}

/** The events that change facts. */
export const FACT_EVENTS: ReadonlySet<string> = new Set(Object.keys(FOLDS))

/** The facts after an event; pure. */
export function foldFacts(facts: StoredFacts, event: PromotionEvent): StoredFacts {
  const fold = FOLDS[event.type] as ((facts: StoredFacts, event: PromotionEvent) => StoredFacts) | undefined
  return fold?.(facts, event) ?? facts
}

interface RoundChange {
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  readonly stakeGranted: number
  readonly stakeWon: number
  readonly rounds: number
  readonly sign: 1 | -1
}

/** A reversal counts on its own day, which is usually the round's. */
function addRounds(facts: StoredFacts, day: CalendarDay, change: RoundChange): StoredFacts {
  const { mode, rounds, stakeGranted, stakeWon, sign } = change
  const away = facts.lastPlayedOn === null ? 0 : daysBetween(facts.lastPlayedOn, day)
  const at = { gap: Math.max(away, 0), back: Math.max(-away, 0) }
  const total = { ...facts, rounds: Math.max(facts.rounds + rounds, 0) }
  if (at.back >= WINDOW_DAYS_MAX) return total
  const staked = sign * (stakeGranted + stakeWon)
  return {
    ...total,
    lastPlayedOn: later(facts.lastPlayedOn, day),
    roundsSince: addToDay(facts.roundsSince, rounds, at),
    coinsSince: addToDay(facts.coinsSince, mode === 'TournamentPoints' ? staked : 0, at),
    entriesSince: addToDay(facts.entriesSince, mode === 'SweepStakes' ? staked : 0, at),
  }
}

const later = (one: CalendarDay | null, other: CalendarDay): CalendarDay => (one !== null && one > other ? one : other)
