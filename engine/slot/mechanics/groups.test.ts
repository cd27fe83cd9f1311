import { describe, expect, it } from 'vitest'
import { findSlot } from '#games/all.ts'
import { sampleStream } from '../../testing/streams.ts'
import type { SlotDefinition } from '../definition.ts'
import { slotOf } from '../slot.ts'
import { seedOf } from '../../testing/fresh-seeds.node.ts'

const SEED = seedOf(77)
const GRIDS = 300

describe.each(['prism-vault', 'sugar-parade'])('groups of %s', (slug) => {
  const { definition } = findSlot(slug)!
  const slot = slotOf(definition)

  it(`are those that a literal reading of the rules finds (${GRIDS} grids, seed ${SEED})`, () => {
    const stream = sampleStream(SEED)
    for (let i = 0; i < GRIDS; i++) {
      // Few symbols make large groups.
      const symbols = definition.symbols.slice(0, 3 + (i % (definition.symbols.length - 2)))
      const columns = definition.reels.map(() =>
        Array.from({ length: definition.rows }, () => symbols[stream.uint(symbols.length, 'symbol')]!.id),
      )
      const window = columns.flat().map((id) => slot.layout.indexOf(id))
      const found = slot.evaluate(window).filter(({ kind }) => kind !== 'scatter')
      const seen = found.map(({ symbol, cells, units, count }) => ({ symbol, units, count, cells: cells.map(String).sort() }))
      expect(sorted(seen)).toEqual(sorted(naiveGroups(definition, columns)))
    }
  })
})

interface Group {
  readonly symbol: string
  readonly units: number
  readonly count: number
  readonly cells: readonly string[]
}

const sorted = (groups: readonly Group[]): Group[] =>
  groups.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1))

function naiveGroups(definition: SlotDefinition, columns: readonly (readonly string[])[]): Group[] {
  const rule = definition.wins.find(({ kind }) => kind === 'cluster' || kind === 'anywhere')!
  const wilds = definition.symbols.filter(({ role }) => role === 'wild').map(({ id }) => id)
  return Object.entries(rule.pays).flatMap(([symbol, pays]) => {
    const cells = columns.flatMap((column, reel) =>
      column.flatMap((shown, row) => (shown === symbol || wilds.includes(shown) ? [[reel, row] as const] : [])),
    )
    const groups = rule.kind === 'anywhere' ? [cells] : touching(cells)
    return groups
      .filter((group) => group.some(([reel, row]) => columns[reel]![row] === symbol))
      .flatMap((group) => {
        const reached = Object.keys(pays ?? {}).filter((least) => Number(least) <= group.length)
        const units = pays?.[Math.max(0, ...reached.map(Number))] ?? 0
        return units > 0 ? [{ symbol, units, count: group.length, cells: group.map(String).sort() }] : []
      })
  })
}

/** Every cell starts as a group; touching groups merge until none touch. */
function touching(cells: readonly (readonly [number, number])[]): (readonly [number, number])[][] {
  const groups = cells.map((cell) => [cell])
  const touch = (left: readonly (readonly [number, number])[], right: readonly (readonly [number, number])[]): boolean =>
    left.some(([a, b]) => right.some(([c, d]) => Math.abs(a - c) + Math.abs(b - d) === 1))
  for (let left = 0; left < groups.length; left++) {
    const right = groups.findIndex((group, at) => at > left && touch(groups[left]!, group))
    if (right === -1) continue
    groups[left]!.push(...groups.splice(right, 1)[0]!)
    left--
  }
  return groups
}
