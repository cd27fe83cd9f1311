import { describe, expect, it } from 'vitest'
import { checkSlot } from '../check-definition.ts'
import { slotOf } from '../slot.ts'
import { pairsDefinition } from '../testing/ways-definitions.ts'
import { mysteryDefinition } from '../testing/wild-definitions.ts'

const { symbols, features, wins } = pairsDefinition

describe('two of a symbol in one cell', () => {
  it.each([
    ['count as two of it', 'gem leaf | gems scatter | gem shell', [['gem', 3, 2, 4]]],
    ['make a run by themselves', 'gems scatter | gems scatter | gems scatter', [['gem', 3, 8, 16]]],
    ['start a run', 'leaves scatter | leaf scatter | leaf leaf', [['leaf', 3, 4, 4]]],
    ['are paid once beside one of it', 'gem gems | gems scatter | shell shell', [['gem', 2, 6, 6]]],
    ['multiply with wilds', 'gems scatter | wild-x2 gem | gem shell', [['gem', 3, 4, 12]]],
    ['are no other symbol', 'gem scatter | leaves scatter | gem gem', []],
  ] as const)('%s', (_, grid, expected) => {
    const { layout, evaluate } = slotOf(pairsDefinition)
    const won = evaluate(grid.split(/[ |]+/).map((id) => layout.indexOf(id)))
    expect(won.map(({ symbol, count, ways, units }) => [symbol, count, ways, units])).toEqual(expected)
  })
})

describe('the check', () => {
  it('accepts pairs beside plain free spins', () => {
    expect(checkSlot(pairsDefinition)).toMatchObject({ ok: true })
  })

  it.each([
    ['a pair of what pays nothing', { symbols: [...symbols, { id: 'shells', role: 'plain', twoOf: 'shell' }] }],
    ['a pair of nothing', { symbols: [...symbols, { id: 'pearls', role: 'plain', twoOf: 'pearl' }] }],
    ['two pairs of one symbol', { symbols: [...symbols, { id: 'stones', role: 'plain', twoOf: 'gem' }] }],
    ['a pair as a scatter', { symbols: [...symbols.slice(0, -1), { id: 'leaves', role: 'scatter', twoOf: 'leaf' }] }],
    ['a pair with a pay of its own', { wins: [{ kind: 'ways', pays: { gem: { 3: 2 }, leaf: { 3: 1 }, gems: { 3: 1 } } }] }],
    ['pairs beside symbols that turn', { features: [{ ...features[0], upgrades: { trail: ['leaf', 'gem'] } }] }],
    ['pairs beside covers', { mystery: mysteryDefinition.mystery }],
    ['pairs on lines', { wins: [{ kind: 'lines', lines: [[0, 0, 0]], pays: { leaf: { 3: 1 } } }] }],
  ])('refuses %s', (_, change) => {
    expect(checkSlot({ ...pairsDefinition, wins, ...change })).toMatchObject({ ok: false })
  })
})
