import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import { calendarDayOf, type CalendarDay, type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { millisField, purchaseField, secondsField } from '#promotions/cells/fields.ts'
import { type ActCall, definePromotion, type GrantOrder, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { balance } from '#promotions/grants/balance-grants.ts'
import { prizeTable, tableCost } from '#promotions/prize-table/prize-table.ts'
import { tellState } from '#promotions/tell-state.ts'
import { type Card, type CardSet, scratchCardsPush } from '../contract.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'
import { CARDS_MAX, HAND_MAX, PRIZES_MAX } from '../shared/cards.ts'

type SetRun = Pick<Run<ConfigOf<typeof scratchCardsCampaign>>, 'config' | 'endsAt' | 'timeZone'>

const cardNumber = z.int().min(1).max(CARDS_MAX)
const prizePlace = z.int().min(0).lt(PRIZES_MAX)

/** A dealt card: its number, the place of its prize in the configuration, and when its timer ends (0: it is over). */
const heldCard = z.tuple([cardNumber, prizePlace, secondsField])
type HeldCard = z.infer<typeof heldCard>

const setCell = z.object({
  day: dayField.nullable(),
  /** Played on that day. */
  rounds: z.int().min(0).max(99_999_999),
  /** Cards besides the free ones. */
  earned: z.int().min(0).max(CARDS_MAX),
  dealt: z.int().min(0).max(CARDS_MAX),
  /** Unix seconds: the next card that is dealt is ready then. */
  nextAt: secondsField,
  hand: z.array(heldCard).max(HAND_MAX),
  /** The cards that purchases earned, until they are scratched: a card's number, and which purchase of the player. */
  bought: z.array(z.tuple([cardNumber, purchaseField])).max(CARDS_MAX),
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
  empty: (): SetCell => ({ day: null, rounds: 0, earned: 0, dealt: 0, nextAt: 0, hand: [], bought: [], version: 0 }),
  upgrades: [(cell: Omit<SetCell, 'bought'>): SetCell => ({ ...cell, bought: [] })],
  on: {
    'round.settled': roundPlayed,
    'purchase.completed'(cell, { payload, at }, run) {
      const { purchaseCents } = run.config
      if (purchaseCents === null) return { ignored: 'no-purchases' }
      if (payload.cents < purchaseCents) return { ignored: 'too-small' }
      if (earnedOf(cell, run) >= run.config.cardsInSet) return { ignored: 'set-is-full' }
      const card = run.config.freeCards + cell.earned + 1
      const bought: SetCell['bought'] = [...cell.bought, [card, payload.nth]]
      return changed(cell, { earned: cell.earned + 1, bought }, { action: 'earned' }, { at, run })
    },
  },
  acts: {
    deal: {
      do(cell, { at, draw }, run) {
        if (cell.dealt >= earnedOf(cell, run)) return { refused: 'none-earned' }
        if (cell.hand.length >= HAND_MAX) return { refused: 'hand-full' }
        const { prizes, timerSeconds } = run.config
        const dealt = cell.dealt + 1
        const prize = CARDS.drawFrom(prizes, draw)
        const readyAt = Math.max(toUnixSeconds(at), cell.nextAt)
        const card: HeldCard = [dealt, prize, readyAt * SECOND_MS > at ? readyAt : 0]
        const change = { dealt, nextAt: readyAt + timerSeconds, hand: [...cell.hand, card] }
        return { ...changed(cell, change, { action: 'dealt' }, { at, run }), sealed: grantOf(card, cell, run) }
      },
    },
    scratch: {
      isClaim: true,
      do(cell, { at, input }: ActCall<number | undefined>, run) {
        const isReady = ([number, , readyAt]: HeldCard) => readyAt * SECOND_MS <= at && (input === undefined || input === number)
        const card = cell.hand.find(isReady)
        if (!card) return { refused: 'not-ready' }
        const hand = cell.hand.filter((each) => each !== card)
        const bought = cell.bought.filter(([number]) => number !== card[0])
        return { ...changed(cell, { hand, bought }, { action: 'scratched' }, { at, run }), grants: [grantOf(card, cell, run)] }
      },
    },
  },
  /** A card whose timer ends is announced. */
  due: ({ hand }) => {
    const timers = hand.flatMap(([, , readyAt]) => (readyAt > 0 ? readyAt * SECOND_MS : []))
    return timers.length > 0 ? Math.min(...timers) : null
  },
  tick(cell, at, run) {
    const hand = cell.hand.map(([number, prize, readyAt]): HeldCard => [number, prize, readyAt * SECOND_MS <= at ? 0 : readyAt])
    return changed(cell, { hand }, { action: 'ready' }, { at, run })
  },
  /** Dealt cards pay also without being scratched. */
  close: (cell, run) => ({ cell: { ...cell, hand: [] }, grants: cell.hand.map((card) => grantOf(card, cell, run)) }),
  cost: ({ prizes }) => [tableCost('a card', prizes, 'scratch')],
})

function roundPlayed(before: SetCell, { payload, at, day }: PromotionEvent<'round.settled'>, run: SetRun) {
  if (payload.isFree) return { ignored: 'free-round' }
  if (before.day !== null && day < before.day) return { ignored: 'day-is-over' }
  const rounds = roundsOn(before, day) + 1
  const isTask = run.config.dailyRounds.includes(rounds) && earnedOf(before, run) < run.config.cardsInSet
  const change = { day, rounds, earned: before.earned + Number(isTask) }
  return changed(before, change, { action: isTask ? 'earned' : 'progress' }, { at, run })
}

const roundsOn = (cell: Pick<SetCell, 'day' | 'rounds'>, day: CalendarDay): number => (cell.day === day ? cell.rounds : 0)

const earnedOf = ({ earned }: SetCell, { config }: SetRun): number => Math.min(config.cardsInSet, config.freeCards + earned)

const grantOf = ([number, prize]: HeldCard, { bought }: SetCell, { config }: SetRun): GrantOrder => {
  const purchase = bought.find(([card]) => card === number)?.[1]
  const by = purchase === undefined ? {} : { purchase }
  return { key: `card:${number}`, value: balance(config.prizes[prize]!), isSealed: true, ...by }
}

/** The set as the player sees it; prizes are known to grants alone. */
export function setAt(cell: SetCell, run: SetRun, at: Instant): CardSet {
  const { cardsInSet, dailyRounds } = run.config
  const rounds = roundsOn(cell, calendarDayOf(at, run.timeZone))
  const earned = earnedOf(cell, run)
  const cardOf = (id: number): Card => {
    const held = cell.hand.find(([number]) => number === id)
    if (!held)
      return { id, status: id <= cell.dealt ? 'scratched' : id <= earned ? 'earned' : 'locked', prize: null, timer: null }
    const isReady = held[2] * SECOND_MS <= at
    return { id, status: isReady ? 'ready_for_activate' : 'available', prize: null, timer: isReady ? null : held[2] }
  }
  return {
    cards: Array.from({ length: cardsInSet }, (_, place) => cardOf(place + 1)),
    finishedAt: run.endsAt && toUnixSeconds(run.endsAt),
    rounds,
    roundsForNext: earned < cardsInSet ? (dailyRounds.find((count) => count > rounds) ?? null) : null,
    version: cell.version,
  }
}
