import { expect, test } from 'vitest'
import { commitOf } from '#engine/fair/seeds.ts'
import { compareSeen, type SeenHashes, type Seeds } from './seen-hashes.ts'

const mode = 'TournamentPoints' as const
const seedOf = (pair: number): string => `${pair}`.repeat(64)
const hashOf = (pair: number): string => commitOf(seedOf(pair))

/** Pairs are in order: `active` is in use, the next one is announced, and those in `revealed` are shown. */
function shown(active: number, revealed: readonly number[] = [], next = active + 1): Seeds {
  const pair = { mode, commit: hashOf(active), nextCommit: hashOf(next), clientSeed: 'mine', nonce: 3 }
  return {
    active: active === 0 ? [] : [{ ...pair, clientSeedBy: 'player' }],
    next: [{ mode, commit: hashOf(next), clientSeed: null }],
    revealed: revealed.map((at) => ({
      mode,
      commit: hashOf(at),
      serverSeed: seedOf(at),
      clientSeed: 'mine',
      clientSeedBy: 'player',
      rounds: 3,
      createdAt: '2026-11-21T00:00:00.000Z',
      revealedAt: '2026-11-21T00:00:00.000Z',
    })),
    olderAfter: null,
  }
}

const look = (seeds: Seeds, seen: SeenHashes = { pairs: [], faults: [] }) => compareSeen(seen, seeds, seeds.revealed)

test.each([
  ['nothing has changed', shown(1), shown(1)],
  ['the first pair came into use', shown(0), shown(1)],
  ['a pair was revealed and the announced one took over', shown(1), shown(2, [1])],
  ['several pairs were revealed meanwhile', shown(1), shown(4, [3, 2, 1])],
])('no fault is found when %s', (_, before, after) => {
  expect(look(after, look(before)).faults).toEqual([])
})

test.each([
  ['a hash in use is gone', shown(1), shown(2), [{ kind: 'missing', mode, commit: hashOf(1) }]],
  ['an announced hash is gone', shown(1), shown(4, [1]), [{ kind: 'missing', mode, commit: hashOf(2) }]],
  [
    'another pair than the announced one is in use',
    shown(1),
    shown(3, [1], 2),
    [{ kind: 'passed-over', mode, commit: hashOf(2) }],
  ],
])('a fault is found when %s', (_, before, after, faults) => {
  expect(look(after, look(before)).faults).toEqual(faults)
})

test('a revealed seed that does not match its hash is a fault and remains one', () => {
  const after = shown(2, [1])
  const forged = { ...after, revealed: after.revealed.map((pair) => ({ ...pair, serverSeed: seedOf(9) })) }
  const found = look(forged, look(shown(1)))
  expect(found.faults).toEqual([{ kind: 'wrong-seed', mode, commit: hashOf(1) }])
  expect(look(after, found).faults).toEqual(found.faults)
})
