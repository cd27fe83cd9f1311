import { expect, test } from 'vitest'
import { findGaps } from './gaps.ts'

const proof = (nonce: number, serverSeed: string | null = 's') => ({ commit: 'one', nonce, serverSeed })

test('nonces from 1 without a gap are complete, in any order', () => {
  expect(findGaps([proof(3), proof(1), proof(2)])).toEqual([])
  expect(findGaps([proof(2), proof(1)], [{ commit: 'one', rounds: 2 }])).toEqual([])
})

test('a nonce without a proof is a gap, also at the end if the pair states its count', () => {
  expect(findGaps([proof(1), proof(3)])).toEqual([{ commit: 'one', missing: [2] }])
  expect(findGaps([proof(1)], [{ commit: 'one', rounds: 3 }])).toEqual([{ commit: 'one', missing: [2, 3] }])
  expect(findGaps([], [{ commit: 'one', rounds: 1 }])).toEqual([{ commit: 'one', missing: [1] }])
})

test('shared rounds are numbered for all players, so that one player’s are no gap', () => {
  expect(findGaps([{ ...proof(3), chainEnd: 'end' }])).toEqual([])
})

test('a pair in use may have an open round, so its nonces are not judged', () => {
  expect(findGaps([proof(3, null)])).toEqual([])
})
