import { expect, test } from 'vitest'
import { flight } from '../crash/testing/fixture-flight.ts'
import { playSeeded } from '../play.ts'
import { verifyRound } from '../verify.ts'
import { CHAIN_ROUNDS_MAX, chainSeed, isOfChain } from './seed-chain.ts'
import { commitOf } from './seeds.ts'

const LAST = 'ab'.repeat(32)
const length = 50
const seedOf = (no: number): string => chainSeed(LAST, { length, no })
const end = seedOf(0)

test('the seed of each round is the commitment of the next one, and the last one is the secret', () => {
  expect(seedOf(length)).toBe(LAST)
  for (let no = 1; no <= length; no++) expect(commitOf(seedOf(no))).toBe(seedOf(no - 1))
})

test('a seed is of its chain in its own place only', () => {
  expect(isOfChain(seedOf(7), 7, end)).toBe(true)
  expect([6, 8, 0, -1, 7.5, CHAIN_ROUNDS_MAX + 1].map((no) => isOfChain(seedOf(7), no, end))).not.toContain(true)
  expect(isOfChain('cd'.repeat(32), 7, end)).toBe(false)
  expect(() => seedOf(length + 1)).toThrow('a round of the chain')
})

test('a shared round is verified like any other, and against its chain', () => {
  const [bet, clientSeed, nonce] = [{ amount: 100, params: { target: 150 } }, 'a first player', 7]
  const seeds = { serverSeed: seedOf(7), clientSeed, nonce }
  const { events } = playSeeded(flight, seeds, bet)
  const claim = { ...seeds, commit: seedOf(6), chainEnd: end, gameId: flight.id, definition: flight, bet, events }
  expect(verifyRound(claim)).toMatchObject({ isTrue: true, faults: [] })
  expect(verifyRound({ ...claim, chainEnd: commitOf(end) }).faults).toEqual(['wrong-chain'])
  expect(verifyRound({ ...claim, commit: end }).faults).toEqual(['wrong-commit'])
  // The seed of another round of the chain would give another burst.
  expect(verifyRound({ ...claim, serverSeed: seedOf(8), commit: seedOf(7) }).faults).toContain('wrong-chain')
})
