import { expect, test } from 'vitest'
import { gatherReads } from './gather-reads.ts'

const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume, 5))

test('concurrent callers share a query, and each gets its own answer', async () => {
  const queries: (readonly number[])[] = []
  const double = gatherReads(async (keys: readonly number[]) => {
    queries.push(keys)
    await pause()
    return keys.map((key) => key * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(queries).toEqual([[1, 2, 3]])
})

test('a caller that arrives during a query is answered by a later one', async () => {
  let truth = 'old'
  const read = gatherReads(async (keys: readonly string[]) => {
    const seen = truth
    await pause()
    return keys.map(() => seen)
  })
  const first = read('a')
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  truth = 'new'
  expect(await read('b')).toBe('new')
  expect(await first).toBe('old')
})

test('a failed query fails its own callers only', async () => {
  let isBroken = true
  const read = gatherReads(async (keys: readonly string[]) => {
    if (isBroken) throw new Error('gone')
    return keys
  })
  await expect(Promise.all([read('a'), read('b')])).rejects.toThrow('gone')
  isBroken = false
  expect(await read('c')).toBe('c')
})

test('large batches are split', async () => {
  const sizes: number[] = []
  const read = gatherReads(async (keys: readonly number[]) => {
    sizes.push(keys.length)
    return keys
  }, 2)
  expect(await Promise.all([1, 2, 3, 4, 5].map(read))).toEqual([1, 2, 3, 4, 5])
  expect(sizes).toEqual([2, 2, 1])
})
