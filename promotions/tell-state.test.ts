import { expect, test } from 'vitest'
import { z } from 'zod'
import { playerState, statePush } from '#kernel/promotion-state.ts'
import { tellState } from './tell-state.ts'

const state = playerState({ left: z.int() })
const push = statePush('toy', state, { actions: ['filled', 'used'], more: { coins: z.int() } })

interface Cell {
  readonly points: number
  readonly version: number
}
const stateAt = ({ points, version }: Cell, { full }: { readonly full: number }) => ({ left: full - points, version })
const changed = tellState(push, stateAt)
const run = { full: 10 }
const cell = { points: 2, version: 5 }

test('a change tells the whole state after it, with what changed it', () => {
  const outcome = changed(cell, { points: 7 }, { action: 'filled', coins: 3 }, { at: 1_000, run })
  expect(outcome).toMatchObject({ cell: { points: 7, version: 1_000 }, reply: { left: 3, version: 1_000 } })
  expect(outcome.pushes).toMatchObject([{ type: 'toy', data: { action: 'filled', coins: 3, left: 3, version: 1_000 } }])
  expect(push.data.parse(outcome.pushes[0]!.data)).toEqual(outcome.pushes[0]!.data)
})

test('a second change at the same moment has a greater version and keeps the rest of the cell', () => {
  const first = changed(cell, { points: 7 }, { action: 'filled', coins: 0 }, { at: 1_000, run })
  expect(changed(first.cell, {}, { action: 'used', coins: 0 }, { at: 1_000, run }).cell).toEqual({ points: 7, version: 1_001 })
})

test('a change of what is no news is told to nobody', () => {
  const tellTens = tellState(push, stateAt, ({ points }) => Math.floor(points / 10))
  const quiet = tellTens(cell, { points: 9 }, { action: 'filled', coins: 3 }, { at: 1_000, run })
  expect(quiet).toMatchObject({ cell: { points: 9, version: 1_000 }, pushes: [], reply: { left: 1 } })
  expect(tellTens(quiet.cell, { points: 10 }, { action: 'filled', coins: 1 }, { at: 1_000, run }).pushes).toHaveLength(1)
})

test('the contract refuses an action that it does not name, and a state without a version', () => {
  const sent = { action: 'filled', coins: 0, left: 1, version: 1 }
  expect(push.data.safeParse(sent).success).toBe(true)
  expect(push.data.safeParse({ ...sent, action: 'lost' }).success).toBe(false)
  expect(state.safeParse({ left: 1 }).success).toBe(false)
})
