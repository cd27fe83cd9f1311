import { expect, test } from 'vitest'
import { createManualClock } from '../../../testing/manual-clock.ts'
import type { ChannelSource } from './channel-source.ts'
import { createMemorySource } from './memory-source.ts'

const clock = createManualClock(0)
const open = (): ChannelSource => createMemorySource({ clock, settingsOf: () => ({ size: 3, ttlMs: 1_000 }) })(() => {})

async function fill(source: ChannelSource, count: number): Promise<string> {
  for (let nth = 1; nth <= count; nth++) await source.publish?.('a', { json: String(nth) })
  return (await source.read('a')).epoch
}

test('a replay is whole or there is none', async () => {
  const source = open()
  const epoch = await fill(source, 5)
  const missedSince = async (offset: number, of = epoch) =>
    (await source.read('a', { epoch: of, offset })).missed?.map((each) => each.offset) ?? null
  expect(await missedSince(5)).toEqual([])
  expect(await missedSince(2)).toEqual([3, 4, 5])
  expect(await missedSince(2, '')).toEqual([3, 4, 5])
  expect(await missedSince(1)).toBeNull()
  expect(await missedSince(6)).toBeNull()
  expect(await missedSince(2, 'another')).toBeNull()
})

test('the count outlives the history', async () => {
  const source = open()
  const epoch = await fill(source, 2)
  clock.advance(1_000)
  expect(await source.read('a', { epoch, offset: 2 })).toEqual({ epoch, offset: 2, missed: [] })
  expect(await source.read('a', { epoch, offset: 1 })).toEqual({ epoch, offset: 2, missed: null })
})

test('pages go forwards and backwards', async () => {
  const source = open()
  const epoch = await fill(source, 5)
  const page = async (query: Parameters<ChannelSource['list']>[1]) =>
    (await source.list('a', query)).publications.map(({ offset }) => offset)
  expect(await page({ limit: -1 })).toEqual([3, 4, 5])
  expect(await page({ limit: 0 })).toEqual([])
  expect(await page({ limit: 1, since: { epoch, offset: 3 } })).toEqual([4])
  expect(await page({ limit: 2, reverse: true })).toEqual([5, 4])
  expect(await page({ limit: 2, since: { epoch, offset: 5 }, reverse: true })).toEqual([4, 3])
})
