import { z } from 'zod'
import { dayField } from '#kernel/event.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { shareReversed } from '#platform/events/index.ts'
import { purchaseField } from '../cells/fields.ts'
import { coinsPlayed } from '../coins-played.ts'
import type { Act, GrantOrder, Ignored, Outcome, PromotionEvent, Run } from '../definition.ts'

/**
 * Tickets of a lottery (`shared-draws/`), for cells of `ticketCell`: by coin play, by asking each day, and by purchases.
 * A purchase brings at most what asking brings that day, and less what the day has brought already, so that nobody wins
 * by paying. The engine takes tickets back with the purchase that brought them.
 */
export interface TicketTerms {
  /** Minor units. */
  readonly coinsPerTicket: number
  /** Of a player in the whole draw. */
  readonly ticketsMax: number
  readonly dailyTickets: number
  /** US cents of a purchase; null where purchases bring none. */
  readonly centsPerTicket: number | null
}

type TermsRun = Pick<Run<TicketTerms>, 'config'>

const BOUGHT_MAX = 4

export const ticketCell = z.object({
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
  bought: z.array(z.tuple([purchaseField, z.int().min(1).max(9_999)])).max(BOUGHT_MAX),
  /** Tickets that went with reversed purchases on their day. */
  gone: z.int().min(0).max(99_999),
})
export type TicketCell = z.infer<typeof ticketCell>

export const NO_TICKETS: TicketCell = { staked: 0, played: 0, daily: 0, day: null, today: 0, bought: [], gone: 0 }

type Step = Outcome<TicketCell> | Ignored

/** The handlers of what earns tickets of this name, and the act that asks for those of the day. */
export function earnTickets(name: string) {
  /** Nothing uses them up: they are in the draw, and "My rewards" keeps them. */
  const tickets = (key: string, count: number, by: Pick<GrantOrder, 'purchase'> = {}): GrantOrder[] =>
    count > 0 ? [{ key, value: { kind: 'ticket', of: name, count, lifetimeSeconds: null }, ...by }] : []

  /** A reversed round takes its stake back, but no ticket. */
  const played = (cell: TicketCell, event: PromotionEvent<'round.settled' | 'round.reversed'>, run: TermsRun): Step => {
    const coins = coinsPlayed(event)
    if (typeof coins !== 'number') return coins
    const staked = Math.max(0, cell.staked + coins)
    const earned = Math.floor(staked / run.config.coinsPerTicket) - cell.played
    const count = Math.max(0, Math.min(earned, room(cell, run)))
    const next = { ...cell, staked, played: cell.played + count }
    return { cell: next, grants: tickets(`play:${next.played}`, count) }
  }

  const daily = (cell: TicketCell, { count, day, ...by }: Given) => {
    const isSameDay = cell.day === day
    const today = (isSameDay ? cell.today : 0) + count
    const before = isSameDay ? cell.bought : []
    const bought = by.purchase === undefined ? before : [...before, [by.purchase, count] as [number, number]].slice(-BOUGHT_MAX)
    const next = { ...cell, day, today, bought, daily: cell.daily + count }
    return { cell: next, grants: tickets(`daily:${next.daily}`, count, by) }
  }

  const bought = (cell: TicketCell, { payload, day }: PromotionEvent<'purchase.completed'>, run: TermsRun): Step => {
    const { centsPerTicket } = run.config
    if (centsPerTicket === null) return { ignored: 'no-purchases' }
    const count = Math.min(Math.floor(payload.cents / centsPerTicket), dailyLeft(cell, day, run))
    return count > 0 ? daily(cell, { count, day, purchase: payload.nth }) : { ignored: 'daily-limit' }
  }

  /** All that is left of the day: never less than what purchases bring. */
  const ask: Act<TicketTerms, TicketCell>['do'] = (cell, { day }, run) => {
    const count = dailyLeft(cell, day, run)
    if (count > 0) return { ...daily(cell, { count, day }), reply: { tickets: count } }
    return { refused: countOf(cell) >= run.config.ticketsMax ? 'all-tickets' : 'asked-today' }
  }

  const on = { 'round.settled': played, 'round.reversed': played, 'purchase.completed': bought, 'purchase.reversed': givenBack }
  return { on, ask: { do: ask } }
}

interface Given {
  readonly count: number
  readonly day: CalendarDay
  /** Which purchase brought them. */
  readonly purchase?: number
}

/** On their day, asking brings again the tickets that went with a purchase. */
function givenBack(cell: TicketCell, { payload, day }: PromotionEvent<'purchase.reversed'>): Step {
  const [, count = 0] = cell.bought.find(([nth]) => nth === payload.nth) ?? []
  const gone = cell.day === day ? shareReversed(count, payload) : 0
  return gone > 0 ? { cell: { ...cell, today: cell.today - gone, gone: cell.gone + gone } } : { ignored: 'other-purchase' }
}

/** In the draw, besides those that went with purchases of earlier days. */
export const countOf = ({ played, daily, gone }: TicketCell): number => played + daily - gone
const room = (cell: TicketCell, { config }: TermsRun): number => Math.max(0, config.ticketsMax - countOf(cell))

/** What asking brings on this day. */
export function dailyLeft(cell: TicketCell, day: CalendarDay, run: TermsRun): number {
  const today = cell.day === day ? cell.today : 0
  return Math.min(Math.max(0, run.config.dailyTickets - today), room(cell, run))
}

/** Coins towards the next ticket; those of all tickets once the player has the most. */
export const progressOf = (cell: TicketCell, run: TermsRun): number =>
  room(cell, run) === 0 ? 0 : Math.max(0, cell.staked - cell.played * run.config.coinsPerTicket)
