import { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { dayField } from '#kernel/event.ts'
import { type CalendarDay, calendarDayOf, type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { type ActCall, definePromotion, type GrantOrder, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { nextVersion } from '#promotions/next-version.ts'
import { type Card, type CardSet, scratchCardsPush } from '../contract.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'
import { CARDS_MAX, HAND_MAX, PRIZES_MAX } from '../shared/cards.ts'

type Config = ConfigOf<typeof scratchCardsCampaign>
type SetRun = Pick<Run<Config>, 'config' | 'endsAt'>

const unixField = z.int().min(0).max(9_999_999_999)

/** A dealt card: its number, the place of its prize in the configuration, and when its timer ends (0: it is over). */
const heldCard = z.tuple([
  z.int().min(1).max(CARDS_MAX),
  z
    .int()
    .min(0)
    .max(PRIZES_MAX - 1),
  unixField,
])
type HeldCard = z.infer<typeof heldCard>

const setCell = z.object({
  day: dayField.nullable(),
  /** Played on that day. */
  rounds: z.int().min(0).max(99_999_999),
  /** Cards besides the free ones. */
  earned: z.int().min(0).max(CARDS_MAX),
  dealt: z.int().min(0).max(CARDS_MAX),
  /** Unix seconds: the next card that is dealt is ready then. */
  nextAt: unixField,
  hand: z.array(heldCard).max(HAND_MAX),
  /** The cards that purchases earned, until they are scratched: a card's number, and which purchase of the player. */
  bought: z.array(z.tuple([z.int().min(1).max(CARDS_MAX), z.int().min(1).max(99_999)])).max(CARDS_MAX),
  version: z.int().min(0).max(9_999_999_999_999),
})
type SetCell = z.infer<typeof setCell>

/** Rounds of a day and purchases earn the cards of a set. A prize is drawn and sealed when its card is dealt, and paid when it is scratched. */
export const scratchCards = definePromotion({
  campaign: scratchCardsCampaign,
  cell: setCell,
  empty: (): SetCell => ({ day: null, rounds: 0, earned: 0, dealt: 0, nextAt: 0, hand: [], bought: [], version: 0 }),
  upgrades: [(cell: Omit<SetCell, 'bought'>): SetCell => ({ ...cell, bought: [] })],
  on: {
    'round.settled': roundPlayed,
    'purchase.completed'(cell, { payload, at, day }, run) {
      const { purchaseCents } = run.config
      if (purchaseCents === null) return { ignored: 'no-purchases' }
      if (payload.cents < purchaseCents) return { ignored: 'too-small' }
      if (earnedOf(cell, run) >= run.config.cardsInSet) return { ignored: 'set-is-full' }
      const card = run.config.freeCards + cell.earned + 1
      const bought: SetCell['bought'] = [...cell.bought, [card, payload.nth]]
      return changed('earned', { ...cell, earned: cell.earned + 1, bought }, run, { at, day })
    },
  },
  acts: {
    deal: {
      do(cell, { at, day, draw }, run) {
        if (cell.dealt >= earnedOf(cell, run)) return { refused: 'none-earned' }
        if (cell.hand.length >= HAND_MAX) return { refused: 'hand-full' }
        const { prizes, timerSeconds } = run.config
        const number = cell.dealt + 1
        const prize = prizeAt(prizes, draw(cardOdds(prizes).rules))
        const readyAt = Math.max(toUnixSeconds(at), cell.nextAt)
        const hand: HeldCard[] = [...cell.hand, [number, prize, readyAt * SECOND_MS > at ? readyAt : 0]]
        const next = { ...cell, dealt: number, nextAt: readyAt + timerSeconds, hand }
        const outcome = changed('dealt', next, run, { at, day })
        return { ...outcome, sealed: grantOf([number, prize, 0], cell, run), reply: setAt(outcome.cell, run, { at, day }) }
      },
    },
    scratch: {
      isClaim: true,
      do(cell, { at, day, input }: ActCall<number | undefined>, run) {
        const isReady = ([number, , readyAt]: HeldCard) => readyAt * SECOND_MS <= at && (input === undefined || input === number)
        const card = cell.hand.find(isReady)
        if (!card) return { refused: 'not-ready' }
        const hand = cell.hand.filter((each) => each !== card)
        const bought = cell.bought.filter(([number]) => number !== card[0])
        const outcome = changed('scratched', { ...cell, hand, bought }, run, { at, day })
        return { ...outcome, grants: [grantOf(card, cell, run)], reply: setAt(outcome.cell, run, { at, day }) }
      },
    },
  },
  /** A card whose timer ends is announced. */
  due: ({ hand }) =>
    hand.reduce<Instant | null>(
      (next, [, , at]) => (at > 0 && (next === null || at * SECOND_MS < next) ? at * SECOND_MS : next),
      null,
    ),
  tick(cell, at, run) {
    const hand = cell.hand.map(([number, prize, readyAt]): HeldCard => [number, prize, readyAt * SECOND_MS <= at ? 0 : readyAt])
    return changed('ready', { ...cell, hand }, run, { at, day: calendarDayOf(at, run.timeZone) })
  },
  /** Dealt cards pay also without being scratched. */
  close: (cell, run) => ({ cell: { ...cell, hand: [] }, grants: cell.hand.map((card) => grantOf(card, cell, run)) }),
  cost: ({ prizes }) => [
    {
      ...drawCost(
        'a card',
        prizes.map(({ chancePer100k: weight, coins, entries }) => ({ weight, coins, entries })),
      ),
      act: 'scratch',
    },
  ],
})

function roundPlayed(before: SetCell, { payload, at, day }: PromotionEvent<'round.settled'>, run: Run<Config>) {
  if (payload.isFree) return { ignored: 'free-round' }
  if (before.day !== null && day < before.day) return { ignored: 'day-is-over' }
  const rounds = roundsOn(before, day) + 1
  const isTask = run.config.dailyRounds.includes(rounds) && earnedOf(before, run) < run.config.cardsInSet
  const cell = { ...before, day, rounds, earned: before.earned + Number(isTask) }
  return changed(isTask ? 'earned' : 'progress', cell, run, { at, day })
}

interface Moment {
  readonly at: Instant
  readonly day: CalendarDay
}

/** The cell with a greater version, also than in an earlier run, and the push of its state. */
function changed(action: 'progress' | 'earned' | 'dealt' | 'ready' | 'scratched', cell: SetCell, run: SetRun, moment: Moment) {
  const next = { ...cell, version: nextVersion(cell, moment.at) }
  return { cell: next, pushes: [liveMessage(scratchCardsPush, { action, ...setAt(next, run, moment) })] }
}

const roundsOn = (cell: Pick<SetCell, 'day' | 'rounds'>, day: CalendarDay): number => (cell.day === day ? cell.rounds : 0)

const earnedOf = ({ earned }: SetCell, { config }: SetRun): number => Math.min(config.cardsInSet, config.freeCards + earned)

const grantOf = ([number, prize]: HeldCard, { bought }: SetCell, { config }: SetRun): GrantOrder => {
  const { coins, entries } = config.prizes[prize]!
  const purchase = bought.find(([card]) => card === number)?.[1]
  const value = { kind: 'balance', coins, entries } as const
  return { key: `card:${number}`, value, isSealed: true, ...(purchase !== undefined && { purchase }) }
}

/** The set as the player sees it; prizes are known to grants alone. */
export function setAt(cell: SetCell, run: SetRun, { at, day }: Moment): CardSet {
  const { cardsInSet, dailyRounds } = run.config
  const rounds = roundsOn(cell, day)
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
    finishedAt: run.endsAt === null ? null : toUnixSeconds(run.endsAt),
    rounds,
    roundsForNext: earned < cardsInSet ? (dailyRounds.find((count) => count > rounds) ?? null) : null,
    version: cell.version,
  }
}

/** The draw input of a card; with the seeds it determines the prize. */
export function cardOdds(prizes: Config['prizes']): Odds<PrizeRules> {
  const rules = {
    id: 'scratch-cards',
    prizes: prizes.map((prize, at) => ({ id: nameOf(prize, at), weight: prize.chancePer100k })),
  }
  return { rules, hash: defHash(rules) }
}

/** With its number, so that all are distinct. */
const nameOf = ({ coins, entries }: Config['prizes'][number], at: number): string =>
  `prize ${at + 1}: coins ${coins / 100}, entries ${entries / 100}`

const prizeAt = (prizes: Config['prizes'], drawn: string): number => prizes.findIndex((prize, at) => nameOf(prize, at) === drawn)
