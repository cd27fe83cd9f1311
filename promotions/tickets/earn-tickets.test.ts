import { describe, expect, test } from 'vitest'
import { settledRound } from '#platform/testing/settled-round.ts'
import { countOf, dailyLeft, earnTickets, NO_TICKETS, progressOf, type TicketCell, ticketCell } from './earn-tickets.ts'

const { on, ask } = earnTickets('raffle')
const config = { coinsPerTicket: 1_000, ticketsMax: 10, dailyTickets: 4, centsPerTicket: 500 }
const run = { config } as never
const DAY = '2026-11-21'
const NEXT_DAY = '2026-11-22'

const event = (type: string, payload: object, day: string = DAY) => ({ type, day, at: 1, payload }) as never
const round = (stake: number) => settledRound('rnd_1', { mode: 'TournamentPoints', stake })
const bought = (cents: number) => ({ cents, nth: 3, priceCents: 2_000, leftCents: 2_000 - cents })
const after = (cell: TicketCell, outcome: object): TicketCell => ('cell' in outcome ? ticketCell.parse(outcome.cell) : cell)

describe('a ticket', () => {
  test('is granted by the name of its draw, for each amount played', () => {
    const outcome = on['round.settled'](NO_TICKETS, event('round.settled', round(2_500)), run)
    const value = { kind: 'ticket', of: 'raffle', count: 2, lifetimeSeconds: null }
    expect(outcome).toMatchObject({ grants: [{ key: 'play:2', value }] })
    expect(progressOf(after(NO_TICKETS, outcome), run)).toBe(500)
  })

  test('stays when its round is reversed, and is earned only once', () => {
    const played = after(NO_TICKETS, on['round.settled'](NO_TICKETS, event('round.settled', round(1_000)), run))
    const reversed = after(played, on['round.reversed'](played, event('round.reversed', round(1_000)), run))
    expect(countOf(reversed)).toBe(1)
    const again = on['round.settled'](reversed, event('round.settled', round(1_000)), run)
    expect(again).toMatchObject({ grants: [] })
  })
})

describe('a day', () => {
  const askOn = (cell: TicketCell, day: string) => ask.do(cell, { day } as never, run)

  test('brings by asking all that purchases have left of it', () => {
    const outcome = on['purchase.completed'](NO_TICKETS, event('purchase.completed', bought(1_500)), run)
    expect(outcome).toMatchObject({ grants: [{ key: 'daily:3', purchase: 3 }] })
    const cell = after(NO_TICKETS, outcome)
    expect(dailyLeft(cell, DAY, run)).toBe(1)
    expect(askOn(cell, DAY)).toMatchObject({ reply: { tickets: 1 }, grants: [{ key: 'daily:4' }] })
    expect(askOn(after(cell, askOn(cell, DAY)), DAY)).toEqual({ refused: 'asked-today' })
    expect(dailyLeft(cell, NEXT_DAY, run)).toBe(4)
  })

  test('brings again by asking what went with a purchase on it, and nothing of what goes later', () => {
    const cell = after(NO_TICKETS, on['purchase.completed'](NO_TICKETS, event('purchase.completed', bought(2_000)), run))
    expect(dailyLeft(cell, DAY, run)).toBe(0)
    const half = after(cell, on['purchase.reversed'](cell, event('purchase.reversed', bought(1_000))))
    expect(dailyLeft(half, DAY, run)).toBe(2)
    const later = on['purchase.reversed'](cell, event('purchase.reversed', bought(1_000), NEXT_DAY))
    expect(later).toEqual({ ignored: 'other-purchase' })
  })

  test('brings no more than a player may have, and no purchase does where none count', () => {
    const full = { ...NO_TICKETS, played: 9 }
    expect(askOn(full, DAY)).toMatchObject({ reply: { tickets: 1 } })
    expect(askOn({ ...full, played: 10 }, DAY)).toEqual({ refused: 'all-tickets' })
    const none = { config: { ...config, centsPerTicket: null } } as never
    const outcome = on['purchase.completed'](NO_TICKETS, event('purchase.completed', bought(2_000)), none)
    expect(outcome).toEqual({ ignored: 'no-purchases' })
  })
})
