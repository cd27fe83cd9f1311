import { describe, expect, test } from 'vitest'
import { findGame } from '#games/all.ts'
import { richBalances } from '../testing/staged-rounds.ts'
import { StagedTable } from '../testing/staged-table.ts'
import { openTable, reduceTable, shownEvents, type TableEvent, type TableState } from './table-state.ts'

const mines = findGame('gem-sweeper')!
const levels = mines.definition.betLevels
const opening = openTable({ mode: 'TournamentPoints', levels, balances: richBalances, params: { mines: 3 } })
const purse = opening.balanceShown

const after = (state: TableState, ...events: readonly TableEvent[]) => events.reduce(reduceTable, state)
/** An open round that waits for its first tile. */
const opened = new StagedTable(mines).spin({ stake: 2_000, params: { mines: 3 } }).data
const settled = () => {
  const table = new StagedTable(mines)
  table.spin({ stake: 2_000, params: { mines: 1 } })
  const { round } = table.choose({ choice: { kind: 'open', cell: 0 } }).data
  return round.state === 'settled' ? { round, balances: richBalances } : table.choose({ choice: { kind: 'cash-out' } }).data
}

describe('a round', () => {
  test('deducts its amount immediately, and reveals its win only after all of it was shown', () => {
    const won = settled()
    expect(won.round.win).toBeGreaterThan(0)
    const asked = after(opening, { type: 'asked', cost: 2_000 })
    expect(asked).toMatchObject({ phase: 'asking', balanceShown: purse - 2_000 })
    const answered = after(asked, { type: 'answered', ...won })
    expect(answered).toMatchObject({ phase: 'showing', shown: 0, balanceShown: purse - 2_000 })
    expect(after(answered, { type: 'settled' })).toMatchObject({ phase: 'idle', balanceShown: purse - 2_000 + won.round.win })
  })

  test('shows its events one by one', () => {
    const state = after(opening, { type: 'asked', cost: 2_000 }, { type: 'answered', ...settled() }, { type: 'shown', upTo: 2 })
    expect(shownEvents(state).map(({ type }) => type)).toEqual(['roundStart', 'cellOpened'])
  })

  test('that waits for its player offers choices, and one more choice leaves the table as it is', () => {
    const turn = after(opening, { type: 'asked', cost: 2_000 }, { type: 'answered', ...opened }, { type: 'settled' })
    expect(turn).toMatchObject({ phase: 'choosing', shown: 1 })
    expect(after(turn, { type: 'asked', cost: 0 })).toMatchObject({ phase: 'asking', shown: 1, round: opened.round })
  })

  test('resumed later restores its params', () => {
    const round = { ...opened.round, params: { mines: 7 } }
    const state = after(opening, { type: 'resumed', round }, { type: 'settled' })
    expect(state).toMatchObject({ phase: 'choosing', params: { mines: 7 } })
  })
})

describe('a change of params', () => {
  const over = after(opening, { type: 'asked', cost: 2_000 }, { type: 'answered', ...settled() }, { type: 'settled' })

  test('clears the table; a change of the amount does not', () => {
    expect(over.round).not.toBeNull()
    expect(after(over, { type: 'stakePicked', stake: 4_000 })).toMatchObject({ stake: 4_000, round: over.round })
    expect(after(over, { type: 'paramsPicked', params: { mines: 5 } })).toMatchObject({
      params: { mines: 5 },
      round: null,
      shown: 0,
    })
  })

  test('is ignored during a round', () => {
    const turn = after(opening, { type: 'resumed', round: opened.round }, { type: 'settled' })
    expect(after(turn, { type: 'paramsPicked', params: { mines: 5 } }).params).toEqual(turn.params)
    expect(after(turn, { type: 'stakePicked', stake: 4_000 }).stake).toBe(turn.stake)
  })
})

describe('a refusal', () => {
  test('returns the amount and gives the reason', () => {
    const state = after(opening, { type: 'asked', cost: 2_000 }, { type: 'refused', reason: 'insufficient-funds' })
    expect(state).toMatchObject({ phase: 'idle', balanceShown: purse, notice: 'insufficient-funds' })
  })

  test('because of a round open elsewhere resumes that round', () => {
    const state = after(opening, { type: 'asked', cost: 2_000 }, { type: 'refused', reason: 'round-open', round: opened.round })
    expect(state).toMatchObject({ phase: 'choosing', round: opened.round, shown: 1, params: { mines: 3 } })
  })
})

test('a push during playback changes no amount until the end', () => {
  const showing = after(opening, { type: 'asked', cost: 2_000 }, { type: 'answered', ...settled() })
  const pushed = after(showing, { type: 'balancesSeen', balances: { ...richBalances, version: 99, coins: 5_000 } })
  expect(pushed.balanceShown).toBe(showing.balanceShown)
  expect(after(pushed, { type: 'settled' }).balanceShown).toBe(5_000)
})
