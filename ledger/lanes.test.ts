import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createLanes, BackpressureError } from './lanes.ts'

interface Operation {
  readonly owner: string
  readonly nth: number
}

const lanesOver = (execute: (batch: readonly Operation[]) => Promise<readonly string[]>, more = {}) =>
  createLanes<Operation, string>({ lanes: 1, ownerOf: ({ owner }) => owner, execute, ...more })
const named = ({ owner, nth }: Operation): string => `${owner}${nth}`
const owners = (count: number): Operation[] => Array.from({ length: count }, (_, nth) => ({ owner: `o${nth}`, nth }))

describe('lanes', () => {
  test('answer each operation with its own result', async () => {
    const lanes = lanesOver(async (batch) => batch.map(named))
    expect(await Promise.all(owners(5).map(lanes.submit))).toEqual(owners(5).map(named))
  })

  test('queue operations while a batch is in flight', async () => {
    const sizes: number[] = []
    const lanes = lanesOver(async (batch) => {
      sizes.push(batch.length)
      await sleep(5)
      return batch.map(named)
    })
    const first = lanes.submit({ owner: 'first', nth: 0 })
    // A pause of fixed length may end before the batch begins.
    while (sizes.length === 0) await sleep(1)
    await Promise.all([first, ...owners(30).map(lanes.submit)])
    expect(sizes).toEqual([1, 30])
  })

  test('keep one owner’s operations in order and in separate batches', async () => {
    const batches: string[][] = []
    const lanes = lanesOver(async (batch) => {
      batches.push(batch.map(named))
      return batch.map(named)
    })
    const operations = [0, 1, 2].flatMap((nth) => ['a', 'b'].map((owner) => ({ owner, nth })))
    await Promise.all(operations.map(lanes.submit))
    expect(batches).toEqual([
      ['a0', 'b0'],
      ['a1', 'b1'],
      ['a2', 'b2'],
    ])
  })

  test('send a few operations together, and many in as many batches as there are lanes', async () => {
    const sizes: number[] = []
    const lanes = lanesOver(
      async (batch) => {
        sizes.push(batch.length)
        await sleep(5)
        return batch.map(named)
      },
      { lanes: 2 },
    )
    await Promise.all(owners(16).map(lanes.submit))
    await Promise.all(owners(64).map(lanes.submit))
    expect(sizes).toEqual([16, 32, 32])
  })

  test('never have one owner in two concurrent batches', async () => {
    const busy = new Set<string>()
    const lanes = lanesOver(
      async (batch) => {
        for (const { owner } of batch) expect(busy.has(owner)).toBe(false)
        for (const { owner } of batch) busy.add(owner)
        await sleep(batch.length % 3)
        for (const { owner } of batch) busy.delete(owner)
        return batch.map(named)
      },
      { lanes: 3, batchMax: 20 },
    )
    const operations = Array.from({ length: 600 }, (_, nth) => ({ owner: `o${nth % 70}`, nth }))
    expect(await Promise.all(operations.map(lanes.submit))).toEqual(operations.map(named))
  })

  test('fail only the operation that breaks its batch', async () => {
    const lanes = lanesOver(async (batch) => {
      if (batch.some(({ nth }) => nth === 2)) throw new Error('broken')
      return batch.map(named)
    })
    const results = await Promise.allSettled(owners(4).map(lanes.submit))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  test('continue after a failed batch', async () => {
    let isDown = true
    const lanes = lanesOver(async (batch) => {
      if (isDown) throw new Error('down')
      return batch.map(named)
    })
    await expect(lanes.submit({ owner: 'a', nth: 0 })).rejects.toThrow('down')
    isDown = false
    expect(await lanes.submit({ owner: 'a', nth: 1 })).toBe('a1')
  })

  test('refuse operations that would wait too long', async () => {
    const lanes = lanesOver(async (batch) => batch.map(named), { queueMax: 2 })
    const results = await Promise.allSettled(owners(3).map(lanes.submit))
    expect(results[2]).toMatchObject({ status: 'rejected', reason: expect.any(BackpressureError) })
  })

  test('finish the queue when they close, and accept nothing more', async () => {
    const lanes = lanesOver(async (batch) => {
      await sleep(2)
      return batch.map(named)
    })
    const running = Promise.all(owners(3).map(lanes.submit))
    await lanes.close()
    expect(await running).toHaveLength(3)
    await expect(lanes.submit({ owner: 'late', nth: 0 })).rejects.toThrow(BackpressureError)
  })
})
