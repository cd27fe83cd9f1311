import { expect, test } from 'vitest'
import { merklePath, merkleRoot, rootOf } from './merkle.ts'

const leavesOf = (size: number): string[] => Array.from({ length: size }, (_, at) => at.toString(16).padStart(64, '0'))

test('the roots match RFC 6962 for the same leaves', () => {
  // The leaves of the reference implementation's tests: the empty one, and two of one byte and more.
  expect(merkleRoot([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(merkleRoot([''])).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
  expect(merkleRoot(['', '00'])).toBe('fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125')
  expect(merkleRoot(['', '00', '10'])).toBe('aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77')
})

test.each([1, 2, 3, 5, 8, 13])('each of %i leaves leads to the root by its own path only', (size) => {
  const leaves = leavesOf(size)
  const root = merkleRoot(leaves)
  for (const [index, leaf] of leaves.entries()) {
    const path = merklePath(leaves, index)
    expect(rootOf({ leaf, index, size, path })).toBe(root)
    expect(rootOf({ leaf: 'ff'.repeat(32), index, size, path })).not.toBe(root)
    expect(rootOf({ leaf, index: index + 1, size, path })).not.toBe(root)
  }
})
