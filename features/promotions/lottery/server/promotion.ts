import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import { type CalendarDay, DAY_MS, SECOND_MS } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { shareReversed } from '#platform/events/index.ts'
import { coinsPlayed } from '#promotions/coins-played.ts'
import { definePromotion, type GrantOrder, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { lotteryCampaign } from '../shared/campaign.ts'
import { prizeAt } from '../shared/prize-at.ts'

type LotteryRun = Pick<Run<ConfigOf<typeof lotteryCampaign>>, 'config'>

/** The name of its draw, and what its tickets are of. */
export const DRAW = 'tickets'

const BOUGHT_MAX = 4

const lotteryCell = z.object({
  /** Coins in minor units. */
  staked: z.int().min(0),
  /** Tickets by play. */
  played: z.int().min(0).max(999_999_999),
  /** Tickets by asking and by purchases. */
  daily: z.int().min(0).max(999_999_999),
  day: dayField.nullable(),
  /** How many of them on that day. */
  today: z.int().min(0).max(99_999),
  /** The last purchases of that day, each with the tickets that it brought. */
  bought: z.array(z.tuple([z.int().min(1).max(99_999), z.int().min(1).max(9_999)])).max(BOUGHT_MAX),
  /** Tickets that went with reversed purchases on their day. */
  gone: z.int().min(0).max(99_999),
})
export type LotteryCell = z.infer<typeof lotteryCell>

/** Tickets by play, by asking and by purchases; one draw among all of them at the end. */
export const lottery = definePromotion({
  campaign: lotteryCampaign,
  cell: lotteryCell,
  empty: (): LotteryCell => ({ staked: 0, played: 0, daily: 0, day: null, today: 0, bought: [], gone: 0 }),
  upgrades: [(cell: Omit<LotteryCell, 'bought' | 'gone'>): LotteryCell => ({ ...cell, bought: [], gone: 0 })],
  on: {
    'round.settled': played,
    'round.reversed': played,
    'purchase.completed'(cell: LotteryCell, { payload, day }, run) {
      const { centsPerTicket } = run.config
      if (centsPerTicket === null) return { ignored: 'no-purchases' }
      const count = Math.min(Math.floor(payload.cents / centsPerTicket), dailyLeft(cell, day, run))
      return count > 0 ? daily(cell, { count, day, purchase: payload.nth }) : { ignored: 'daily-limit' }
    },
    /** The engine takes the tickets back; on their day, asking brings them again. */
    'purchase.reversed'(cell: LotteryCell, { payload, day }) {
      const [, count = 0] = cell.bought.find(([nth]) => nth === payload.nth) ?? []
      const gone = cell.day === day ? shareReversed(count, payload) : 0
      return gone > 0 ? { cell: { ...cell, today: cell.today - gone, gone: cell.gone + gone } } : { ignored: 'other-purchase' }
    },
  },
  acts: {
    /** All that is left of the day: never less than what purchases bring. */
    ask: {
      do(cell: LotteryCell, { day }, run: LotteryRun) {
        const count = dailyLeft(cell, day, run)
        if (count > 0) return { ...daily(cell, { count, day }), reply: { tickets: count } }
        return { refused: countOf(cell) >= run.config.ticketsMax ? 'all-tickets' : 'asked-today' }
      },
    },
  },
  sharedDraws: ({ prizes, takeDays }) => [
    {
      name: DRAW,
      kind: 'lottery',
      winners: prizes.at(-1)?.to ?? 1,
      prizeOf(nth) {
        const prize = prizeAt(prizes, nth)
        return prize && { kind: 'balance', coins: prize.coins, entries: prize.entries }
      },
      takenWithinSeconds: (takeDays * DAY_MS) / SECOND_MS,
    },
  ],
  cost: ({ prizes }) =>
    prizes.map(({ from, to, ...prize }) => fixedCost(from === to ? `place ${from}` : `places ${from} to ${to}`, prize)),
})

/** A reversed round takes its stake back, but no ticket. */
function played(cell: LotteryCell, event: PromotionEvent<'round.settled' | 'round.reversed'>, run: LotteryRun) {
  const coins = coinsPlayed(event)
  if (typeof coins !== 'number') return coins
  const { coinsPerTicket } = run.config
  const staked = Math.max(0, cell.staked + coins)
  const earned = Math.floor(staked / coinsPerTicket) - cell.played
  const count = Math.max(0, Math.min(earned, room(cell, run)))
  const next = { ...cell, staked, played: cell.played + count }
  return { cell: next, grants: tickets(`play:${next.played}`, count) }
}

interface Given {
  readonly count: number
  readonly day: CalendarDay
  /** Which purchase brought them. */
  readonly purchase?: number
}

function daily(cell: LotteryCell, { count, day, ...by }: Given) {
  const isSameDay = cell.day === day
  const today = (isSameDay ? cell.today : 0) + count
  const before = isSameDay ? cell.bought : []
  const bought = by.purchase === undefined ? before : [...before, [by.purchase, count] as [number, number]].slice(-BOUGHT_MAX)
  const next = { ...cell, day, today, bought, daily: cell.daily + count }
  return { cell: next, grants: tickets(`daily:${next.daily}`, count, by) }
}

/** Nothing uses them up: they are in the draw, and "My rewards" keeps them. */
const tickets = (key: string, count: number, by: Pick<GrantOrder, 'purchase'> = {}): GrantOrder[] =>
  count > 0 ? [{ key, value: { kind: 'ticket', of: DRAW, count, lifetimeSeconds: null }, ...by }] : []

/** In the draw, besides those that went with purchases of earlier days. */
export const countOf = ({ played, daily, gone }: LotteryCell): number => played + daily - gone
const room = (cell: LotteryCell, { config }: LotteryRun): number => Math.max(0, config.ticketsMax - countOf(cell))

/** What asking brings on this day. */
export function dailyLeft(cell: LotteryCell, day: CalendarDay, run: LotteryRun): number {
  const today = cell.day === day ? cell.today : 0
  return Math.min(Math.max(0, run.config.dailyTickets - today), room(cell, run))
}

/** Coins towards the next ticket; those of all tickets once the player has the most. */
export const progressOf = (cell: LotteryCell, run: LotteryRun): number =>
  room(cell, run) === 0 ? 0 : Math.max(0, cell.staked - cell.played * run.config.coinsPerTicket)
