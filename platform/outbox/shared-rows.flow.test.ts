import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encodeId } from '#kernel/id.ts'
import { type DurableChannel, playerChannel, publicChannel } from '#kernel/push.ts'
import { readUnpublished, storePublished } from '../centrifugo/progress.ts'
import { outboxSource } from '../realtime/outbox-source.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createTestLog } from '../testing/test-log.ts'
import { HISTORY_ROWS_MAX, readHistory } from './history.ts'
import { Relay } from './relay.ts'
import { retain } from './retain.ts'
import { push, pushSerialized } from './write.ts'

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

const log = createTestLog()
const channel = playerChannel(encodeId('plr', 1, new Uint8Array(10)))
const brand = publicChannel('one')
const message = (nth: number) => JSON.stringify({ type: 'toy', data: { text: `line one\nline two, ${nth}` } })
const say = (first: number, count: number, to: DurableChannel = channel) =>
  db.transaction((tx) =>
    pushSerialized(
      tx,
      Array.from({ length: count }, (_, nth) => ({ channel: to, json: message(first + nth) })),
    ),
  )
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => ({ offset: first + nth, json: message(first + nth) }))
const missedSince = async (offset: number) => (await readHistory(db.reader, channel, { epoch: '', offset })).missed
const rowsOf = async (of: string) =>
  (await db.pool.query<{ seq: bigint }>('select seq from outbox.push where channel = $1 order by seq', [of])).rows.map(
    ({ seq }) => Number(seq),
  )

test('messages of one transaction share a row, and are recovered and listed one by one from any of them', async () => {
  await say(1, 3)
  await db.transaction((tx) => push(tx, channel, JSON.parse(message(4)) as never))
  await say(5, 2)
  expect(await rowsOf(channel)).toEqual([3, 4, 6])
  expect(await missedSince(0)).toHaveLength(6)
  expect(await missedSince(1)).toMatchObject([{ offset: 2, json: message(2) }, { offset: 3 }, { offset: 4 }, ...from(5, 6)])
  expect(await missedSince(5)).toEqual(from(6, 6))
  expect(await missedSince(6)).toEqual([])
  const source = outboxSource({ database: db, log, onReset: () => {} })(() => {})
  const offsets = async (query: Parameters<typeof source.list>[1]) =>
    (await source.list(channel, query)).publications.map(({ offset }) => offset)
  expect(await offsets({ limit: 2, since: { epoch: '', offset: 1 } })).toEqual([2, 3])
  expect(await offsets({ limit: 3, reverse: true })).toEqual([6, 5, 4])
  expect(await offsets({ limit: 3, since: { epoch: '', offset: 3 }, reverse: true })).toEqual([2, 1])
  await source.close?.()
})

test('rows of many channels are numbered in their order, with a wallet or without', async () => {
  const [rich, poor] = [
    playerChannel(encodeId('plr', 2, new Uint8Array(10))),
    playerChannel(encodeId('plr', 3, new Uint8Array(10))),
  ]
  await db.pool.query("select ledger.open_wallet(substr($1, length('player:') + 1))", [rich])
  const write = () =>
    db.pool.query('select outbox.push_many($1, $2)', [
      [rich, publicChannel('many'), poor, rich],
      ['1\n2', 'for all', 'alone', '3\n4\n5'],
    ])
  await write()
  expect(await Promise.all([rich, poor, publicChannel('many')].map(rowsOf))).toEqual([[2, 5], [1], [1]])
  await Promise.all([write(), write()])
  expect(await Promise.all([rich, poor, publicChannel('many')].map(rowsOf))).toEqual([
    [2, 5, 7, 10, 12, 15],
    [1, 2, 3],
    [1, 2, 3],
  ])
  const { rows } = await db.pool.query<{ payload: string }>(
    'select payload from outbox.message where channel = $1 order by seq limit 5',
    [rich],
  )
  expect(rows.map(({ payload }) => payload)).toEqual(['1', '2', '3', '4', '5'])
})

test('a relay delivers each once and in order, also of a row longer than one read', async () => {
  const heard: number[] = []
  const relay = new Relay({ database: db, log, pollMs: 10, deliver: (_, { offset }) => void heard.push(offset) })
  await say(1, 2 * HISTORY_ROWS_MAX + 50, brand)
  relay.watch(brand, 30)
  const all = Array.from({ length: 2 * HISTORY_ROWS_MAX + 20 }, (_, nth) => 31 + nth)
  await vi.waitFor(() => expect(heard).toEqual(all), 10_000)
  await say(251, 1, brand)
  await vi.waitFor(() => expect(heard).toEqual([...all, 251]), 10_000)
  await relay.close()
})

test('an external server goes on within a row', async () => {
  const sink = publicChannel('two')
  await say(1, 5, sink)
  const unpublished = async () => (await readUnpublished(db.reader, [sink], 3)).flat()
  const first = await unpublished()
  expect(first.map(({ seq }) => seq)).toEqual([1, 2, 3])
  await storePublished(db.reader, first.slice(1, 2))
  expect((await unpublished()).map(({ seq, json }) => [seq, json])).toEqual([3, 4, 5].map((nth) => [nth, message(nth)]))
})

test('a row stays while any of its messages may be recovered', async () => {
  const long = publicChannel('three')
  for (const [first, count] of [
    [1, 100],
    [101, 10],
    [111, 90],
  ] as const)
    await say(first, count, long)
  await db.pool.query("update outbox.push set at = at - interval '2 minutes' where channel = $1", [long])
  await retain(db.reader)
  expect(await rowsOf(long)).toEqual([110, 200])
})
