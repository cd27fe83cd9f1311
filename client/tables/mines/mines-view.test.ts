import { expect, test } from 'vitest'
import { gemSweeper } from '#games/all.ts'
import { playSeeded } from '#engine/play.ts'
import { viewOf } from './mines-view.ts'

const { definition } = gemSweeper
const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'view', nonce: 1 }
const bet = { amount: 2_000, params: { mines: 3 } }
const open = (cell: number) => ({ kind: 'open', cell })

test('before a round the params give the number of mines', () => {
  const view = viewOf(definition, [], { mines: 7 })
  expect(view).toMatchObject({ mines: 7, gems: 0, end: 'none' })
  expect(view.tiles).toEqual(Array.from({ length: 25 }, () => 'closed'))
})

test('an open round reveals only opened tiles', () => {
  const { events } = playSeeded(definition, seeds, bet, [])
  expect(viewOf(definition, events, { mines: 9 })).toMatchObject({ mines: 3, gems: 0 })
})

test.each([...Array(25).keys()])('a round opened at tile %i and then collected shows every mine', (cell) => {
  const first = playSeeded(definition, seeds, bet, [open(cell)])
  const { events } = first.awaiting ? playSeeded(definition, seeds, bet, [open(cell), { kind: 'cash-out' }]) : first
  const { tiles, end } = viewOf(definition, events, {})
  expect(tiles.filter((tile) => tile.endsWith('mine'))).toHaveLength(3)
  expect(tiles).not.toContain('closed')
  expect([end, tiles[cell]]).toEqual(first.awaiting ? ['collected', 'gem'] : ['mine', 'mine'])
})
