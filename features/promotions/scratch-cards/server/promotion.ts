import { z } from 'zod'
import { calendarDayOf, type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { millisField } from '#promotions/cells/fields.ts'
import { countRound, NO_ROUNDS, roundFields, roundsOn } from '#promotions/day-rounds/day-rounds.ts'
import { type ActCall, definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { prizeTable, tableCost } from '#promotions/prize-table/prize-table.ts'
import {
  closeHand,
  dealCard,
  EMPTY_HAND,
  endTimers,
  handFields,
  nextTimer,
  openCard,
  sealedGrant,
  timerOf,
} from '#promotions/sealed-hand/sealed-hand.ts'
import { tellState } from '#promotions/tell-state.ts'
import { type Card, type CardSet, scratchCardsPush } from '../contract.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'
import { CARDS_MAX, HAND_MAX, PRIZES_MAX } from '../shared/cards.ts'

type SetRun = Pick<Run<ConfigOf<typeof scratchCardsCampaign>>, 'config' | 'endsAt' | 'timeZone'>

const setCell = z.object({
  ...roundFields,
  /** Cards besides the free ones. */
  earned: z.int().min(0).max(CARDS_MAX),
  ...handFields({ cards: CARDS_MAX, prizes: PRIZES_MAX, held: HAND_MAX }),
  version: millisField,
})
type SetCell = z.infer<typeof setCell>

const CARDS = prizeTable('scratch-cards', 'prize')
export const cardOdds = CARDS.oddsOf

const changed = tellState(scratchCardsPush, setAt)

/** Rounds of a day and purchases earn the cards of a set. A prize is drawn and sealed when its card is dealt, and paid when it is scratched. */
export const scratchCards = definePromotion({
  campaign: scratchCardsCampaign,
  cell: setCell,
  empty: (): SetCell => ({ ...NO_ROUNDS, earned: 0, ...EMPTY_HAND, version: 0 }),
  upgrades: [(cell: Omit<SetCell, 'bought'>): SetCell => ({ ...cell, bought: [] })],
  on: {
    'round.settled': roundPlayed,
    'purchase.completed'(cell, { payload, at }, run) {
      const { purchaseCents, freeCards, cardsInSet } = run.config
      if (purchaseCents === null) return { ignored: 'no-purchases' }
      if (payload.cents < purchaseCents) return { ignored: 'too-small' }
      if (earnedOf(cell, run) >= cardsInSet) return { ignored: 'set-is-full' }
      const bought: SetCell['bought'] = [...cell.bought, [freeCards + cell.earned + 1, payload.nth]]
      return changed(cell, { earned: cell.earned + 1, bought }, { action: 'earned' }, { at, run })
    },
  },
  acts: {
    deal: {
      do(cell, { at, draw }, run) {
        if (cell.dealt >= earnedOf(cell, run)) return { refused: 'none-earned' }
        if (cell.hand.length >= HAND_MAX) return { refused: 'hand-full' }
        const { prizes, timerSeconds } = run.config
        const { card, change } = dealCard(cell, { prize: CARDS.drawFrom(prizes, draw), at, timerSeconds })
        return { ...changed(cell, change, { action: 'dealt' }, { at, run }), sealed: sealedGrant(cell, card, prizes) }
      },
    },
    scratch: {
      isClaim: true,
      do(cell, { at, input }: ActCall<number | undefined>, run) {
        const opened = openCard(cell, at, input)
        if (!opened) return { refused: 'not-ready' }
        const grants = [sealedGrant(cell, opened.card, run.config.prizes)]
        return { ...changed(cell, opened.change, { action: 'scratched' }, { at, run }), grants }
      },
    },
  },
  /** A card whose timer ends is announced. */
  due: nextTimer,
  tick: (cell, at, run) => changed(cell, endTimers(cell, at), { action: 'ready' }, { at, run }),
  /** Dealt cards pay also without being scratched. */
  close: (cell, { config }) => closeHand(cell, config.prizes),
  cost: ({ prizes }) => [tableCost('a card', prizes, 'scratch')],
})

function roundPlayed(before: SetCell, event: PromotionEvent<'round.settled'>, run: SetRun) {
  const counted = countRound(before, event)
  if ('ignored' in counted) return counted
  // Pages show no rounds once today has no more cards: nothing is told until tomorrow.
  const goal = earnedOf(before, run) < run.config.cardsInSet && run.config.dailyRounds.find((count) => count >= counted.rounds)
  const told = goal ? ({ action: goal === counted.rounds ? 'earned' : 'progress' } as const) : null
  return changed(before, { ...counted, earned: before.earned + Number(told?.action === 'earned') }, told, { at: event.at, run })
}

const earnedOf = ({ earned }: SetCell, { config }: SetRun): number => Math.min(config.cardsInSet, config.freeCards + earned)

/** The set as the player sees it; prizes are known to grants alone. */
export function setAt(cell: SetCell, run: SetRun, at: Instant): CardSet {
  const { cardsInSet, dailyRounds } = run.config
  const rounds = roundsOn(cell, calendarDayOf(at, run.timeZone))
  const earned = earnedOf(cell, run)
  const cardOf = (id: number): Card => {
    const timer = timerOf(cell, id, at)
    if (timer !== undefined) return { id, status: timer === null ? 'ready_for_activate' : 'available', prize: null, timer }
    return { id, status: id <= cell.dealt ? 'scratched' : id <= earned ? 'earned' : 'locked', prize: null, timer: null }
  }
  return {
    cards: Array.from({ length: cardsInSet }, (_, place) => cardOf(place + 1)),
    finishedAt: run.endsAt && toUnixSeconds(run.endsAt),
    rounds,
    roundsForNext: earned < cardsInSet ? (dailyRounds.find((count) => count > rounds) ?? null) : null,
    version: cell.version,
  }
}
