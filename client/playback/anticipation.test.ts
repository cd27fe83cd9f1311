import { expect, test } from 'vitest'
import type { SlotDefinition } from '#engine/slot/definition.ts'
import { slotGames } from '#games/all.ts'
import { anticipatedReels } from './anticipation.ts'

const base = slotGames[0]!.definition
/** Eight symbols per reel: `*` marks the relevant symbol. */
const strip = (text: string): string[] => Array.from(text, (letter) => (letter === '*' ? 'coin' : 'plum'))

const game = (kind: string, countMin: number, strips: readonly string[]): SlotDefinition => ({
  ...base,
  rows: 3,
  reels: strips.map(strip),
  features: [{ kind, symbol: 'coin', countMin }] as unknown as SlotDefinition['features'],
})

const grid = (...columns: string[]): string[][] => columns.map(strip)
const STOPS = [0, 0, 0, 0, 0]

const ONE = '*.......'
const THREE = '***.....'
const NONE = '........'

test.each([
  [
    'the last reels tease when two of three scatters stand',
    [ONE, ONE, ONE, ONE, ONE],
    ['*..', '*..', '...', '...', '...'],
    [2, 3, 4],
  ],
  ['no reel after the third scatter teases', [ONE, ONE, ONE, ONE, ONE], ['*..', '*..', '*..', '...', '...'], [2]],
  ['a reel without scatters does not tease', [ONE, ONE, NONE, ONE, NONE], ['*..', '*..', '...', '...', '...'], [3]],
  ['one scatter is too few', [ONE, ONE, ONE, ONE, ONE], ['*..', '...', '...', '...', '...'], []],
] as const)('%s', (_, strips, columns, expected) => {
  expect(anticipatedReels(game('free-spins', 3, strips), grid(...columns), STOPS)).toEqual(expected)
})

test.each([
  [
    'coins tease for the last two, as long as two can come',
    [THREE, THREE, THREE, ONE, ONE],
    ['***', '*..', '...', '...', '...'],
    [2, 3],
  ],
  ['not when the reels left cannot bring them', [THREE, THREE, NONE, NONE, ONE], ['***', '*..', '...', '...', '...'], []],
  ['not while three are missing', [THREE, THREE, THREE, THREE, THREE], ['***', '...', '...', '...', '...'], []],
] as const)('%s', (_, strips, columns, expected) => {
  expect(anticipatedReels(game('hold-and-spin', 6, strips), grid(...columns), STOPS)).toEqual(expected)
})

test('without strips any column can bring the missing symbol', () => {
  const definition = { ...game('free-spins', 3, [NONE, NONE, NONE, NONE, NONE]), reels: [[], [], [], [], []] }
  expect(anticipatedReels(definition, grid('*..', '*..', '...', '...', '...'), [])).toEqual([2, 3, 4])
})
