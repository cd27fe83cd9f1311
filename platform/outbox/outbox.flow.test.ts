import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { encodeId } from '#kernel/id.ts'
import { playerChannel, type DurableChannel, type PushMessage } from '#kernel/push.ts'
import { createLog } from '../log/log.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { wake } from './bell.ts'
import { HISTORY_ROWS_MAX, readHistory } from './history.ts'
import { Relay } from './relay.ts'
import { retain } from './retain.ts'
import { push } from './write.ts'

const log = createLog({ level: 'error' })

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase({ connectionsMax: 12 })))
afterAll(() => db.close())

let channelsMade = 0
const newChannel = (): DurableChannel => playerChannel(encodeId('plr', 1_000 + channelsMade++, new Uint8Array(10)))

const balance = (version: number): PushMessage => ({
  type: 'setBalance',
  data: { version, coins: 0, tourPoints: 0, entries: 0, winnings: 0, reason: 'round', ledgerId: 'txn_1' },
})

const pushAll = async (channel: DurableChannel, count: number): Promise<void> => {
  for (let nth = 1; nth <= count; nth++) await db.transaction((tx) => push(tx, channel, balance(nth)))
}

describe('history', () => {
  test('offsets count without gaps, whatever rolls back', async () => {
    const channel = newChannel()
    await pushAll(channel, 2)
    const failing = db.transaction(async (tx) => {
      await push(tx, channel, balance(99))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await pushAll(channel, 1)
    const { epoch, offset, missed } = await readHistory(db.reader, channel, { epoch: '', offset: 0 })
    expect(offset).toBe(3)
    expect(missed?.map((each) => each.offset)).toEqual([1, 2, 3])
    expect(epoch).not.toBe('')
  })

  test('a replay is whole or nothing', async () => {
    const channel = newChannel()
    await pushAll(channel, HISTORY_ROWS_MAX + 1)
    const { epoch, offset: top } = await readHistory(db.reader, channel)
    const missedSince = async (since: { epoch: string; offset: number }) =>
      (await readHistory(db.reader, channel, since)).missed?.length ?? null
    expect(await missedSince({ epoch, offset: top })).toBe(0)
    expect(await missedSince({ epoch, offset: 1 })).toBe(HISTORY_ROWS_MAX)
    expect(await missedSince({ epoch, offset: 0 })).toBeNull()
    expect(await missedSince({ epoch, offset: top + 1 })).toBeNull()
    expect(await missedSince({ epoch: 'another', offset: top })).toBeNull()
  })

  test('what retention took cannot be replayed, and the counter goes on', async () => {
    const channel = newChannel()
    await pushAll(channel, 3)
    await sql`update outbox.push set at = at - interval '11 minutes' where channel = ${channel} and seq < 3`.execute(db.reader)
    await retain(db.reader)
    const { epoch, offset } = await readHistory(db.reader, channel)
    expect(offset).toBe(3)
    expect((await readHistory(db.reader, channel, { epoch, offset: 1 })).missed).toBeNull()
    expect((await readHistory(db.reader, channel, { epoch, offset: 2 })).missed).toHaveLength(1)
  })
})

describe('relay', () => {
  const hearing = (channels: readonly DurableChannel[], pollMs: number) => {
    const heard = new Map<string, number[]>(channels.map((channel) => [channel, []]))
    const relay = new Relay({
      database: db,
      log,
      pollMs,
      deliver: (channel, { offset }) => void heard.get(channel)?.push(offset),
    })
    for (const channel of channels) relay.watch(channel, 0)
    return { relay, heard }
  }

  test('keeps the order of each channel under concurrent writers, in every process', async () => {
    const channels = [newChannel(), newChannel(), newChannel()]
    const [one, two] = [hearing(channels, 10), hearing(channels, 25)]
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let nth = 0; nth < 30; nth++) {
        // In the order that the ledger would lock them: the accounts, that is the channels, by name.
        const mine = channels.filter((_, index) => (writer + nth + index) % 2 === 0)
        await db
          .transaction(async (tx) => {
            for (const channel of mine) await push(tx, channel, balance(nth))
            if (nth % 7 === 0) throw new Error('rolled back')
          })
          .catch(() => {})
        wake(mine)
      }
    })
    await Promise.all(writers)
    for (const { heard, relay } of [one, two]) {
      for (const channel of channels) {
        const { offset: top } = await readHistory(db.reader, channel)
        const all = Array.from({ length: top }, (_, index) => index + 1)
        await vi.waitFor(() => expect(heard.get(channel)).toEqual(all), 3_000)
      }
      await relay.close()
    }
  })

  test('a wake brings a push at once, a poll brings it without one', async () => {
    const [woken, polled] = [newChannel(), newChannel()]
    const quick = hearing([woken], 60_000)
    const slow = hearing([polled], 50)
    await pushAll(woken, 1)
    await pushAll(polled, 1)
    wake([woken])
    await vi.waitFor(() => expect([quick.heard.get(woken), slow.heard.get(polled)]).toEqual([[1], [1]]), 3_000)
    await pushAll(woken, 1)
    wake()
    await vi.waitFor(() => expect(quick.heard.get(woken)).toEqual([1, 2]), 3_000)
    await Promise.all([quick.relay.close(), slow.relay.close()])
  })

  test('more than one read can carry comes whole', async () => {
    const channel = newChannel()
    await db.transaction(async (tx) => {
      for (let nth = 1; nth <= 250; nth++) await push(tx, channel, balance(nth))
    })
    const { relay, heard } = hearing([channel], 60_000)
    await vi.waitFor(() => expect(heard.get(channel)).toEqual(Array.from({ length: 250 }, (_, nth) => nth + 1)), 3_000)
    await relay.close()
  })

  test('what nobody hears any more is not read', async () => {
    const channel = newChannel()
    const { relay, heard } = hearing([channel], 20)
    relay.unwatch(channel)
    await pushAll(channel, 1)
    wake([channel])
    await new Promise((resume) => setTimeout(resume, 100))
    expect(heard.get(channel)).toEqual([])
    await relay.close()
  })
})
