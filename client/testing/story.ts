import type { SlotDefinition } from '#engine/slot/definition.ts'
import type { Cell, CellMark, Grid, Win } from '#engine/slot/events.ts'
import type { SlotRoundEvent } from '#engine/slot/view.ts'
import { findGame } from '#games/all.ts'
import { assert } from '#kernel/result.ts'

/** A round constructed around one mechanic, to review it independently of the games that have it. */
export interface Story {
  readonly id: string
  /** The game whose pictures it uses. */
  readonly slug: 'cherry-royale'
  readonly definition: SlotDefinition
  readonly events: readonly SlotRoundEvent[]
}

export const STORY_STAKE = 2_000

const found = findGame('cherry-royale')
assert(found?.definition.kind === 'slot', 'the stories are drawn with Cherry Royale')
const base: SlotDefinition = found.definition

/** A grid that pays nothing: no two neighboring symbols are equal. */
const PLAIN = ['a', 'k', 'q', 'j', 'bar', 'horseshoe', 'bell']
export const mixed = (reels: number, rows: number, shift = 0): string[][] =>
  Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_row, row) => PLAIN[(reel * 3 + row * 2 + shift) % PLAIN.length] ?? 'a'),
  )

export const put = (grid: Grid, symbol: string, cells: readonly Cell[]): string[][] =>
  grid.map((column, reel) => column.map((each, row) => (cells.some(([r, c]) => r === reel && c === row) ? symbol : each)))

export const win = (kind: Win['kind'], amount: number, cells: readonly Cell[], more: Partial<Win> = {}): Win => ({
  type: 'win',
  kind,
  symbol: 'cherries',
  count: cells.length,
  cells,
  multiplier: 1,
  amount,
  ...more,
})

/** Opens with the stake and closes with the sum of its wins. */
export function round(...events: readonly SlotRoundEvent[]): SlotRoundEvent[] {
  const payout = events.reduce((sum, event) => sum + (event.type === 'win' ? event.amount : 0), 0)
  return [{ type: 'roundStart', game: base.id, defHash: '', stake: STORY_STAKE }, ...events, { type: 'roundEnd', payout }]
}

export const story = (id: string, definition: Partial<SlotDefinition>, events: readonly SlotRoundEvent[]): Story => ({
  id,
  slug: 'cherry-royale',
  definition: { ...base, ...definition },
  events,
})

export const strips = (reels: number): SlotDefinition['reels'] =>
  Array.from({ length: reels }, (_, reel) => base.reels[reel % 5]!)
export const noStrips = (reels: number): SlotDefinition['reels'] => Array.from({ length: reels }, () => [])
export const reveal = (grid: Grid, more: { stops?: readonly number[]; marks?: readonly CellMark[] } = {}) =>
  ({
    type: 'reveal',
    stops: more.stops ?? grid.map((_, reel) => 3 + reel * 4),
    grid,
    ...(more.marks && { marks: more.marks }),
  }) as const

export const drop = (grid: Grid, marks?: readonly CellMark[]) => reveal(grid, { stops: [], ...(marks && { marks }) })

/** `'0,1 2,3'`: reel and row of each. */
export const cellsOf = (text: string): Cell[] =>
  text.split(' ').map((pair) => {
    const [reel = 0, at = 0] = pair.split(',').map(Number)
    return [reel, at]
  })

export const row = (at: number, reels: number): Cell[] => Array.from({ length: reels }, (_, reel) => [reel, at] as const)
export const column = (reel: number, rows: number): Cell[] => Array.from({ length: rows }, (_, at) => [reel, at] as const)

export const coins = (cells: readonly Cell[], amounts: readonly number[]): CellMark[] =>
  cells.map((cell, index) => ({ cell, amount: amounts[index % amounts.length]! }))

/** Values of all lengths. */
export const AMOUNTS = [2_000, 4_000, 10_000, 160_000, 2_000, 6_000, 30_000]
