import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { encodeId } from '#kernel/id.ts'
import { playerChannel, publicChannel, type DurableChannel } from '#kernel/push.ts'
import { createLog } from '../log/log.ts'
import { createTestLog } from '../testing/test-log.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openDatabase, type Tx } from '../db/database.ts'
import { openDatabaseNetwork } from '../testing/database-network.ts'
import { wake } from './wake-relay.ts'
import { HISTORY_ROWS_MAX, readHistory } from './history.ts'
import { Relay } from './relay.ts'
import { forgetIdleChannels, retain } from './retain.ts'
import { push } from './write.ts'

const log = createTestLog()

let db: TestDatabase
/** More than the tests request. */
const WALLETS = 100
beforeAll(async () => {
  db = await openTestDatabase({ connectionsMax: 12 })
  for (let nth = 0; nth < WALLETS; nth++) await sql`select ledger.open_wallet(${playerOf(nth)})`.execute(db.reader)
})
afterAll(() => db.close())

let channelsMade = 0
const playerOf = (nth: number) => encodeId('plr', 1_000 + nth, new Uint8Array(10))
/** Of a player with a wallet, where it is counted. */
const newChannel = (): DurableChannel => playerChannel(playerOf(channelsMade++))
/** Counted by the outbox itself. */
const newBrand = (): DurableChannel => publicChannel(`brand-${channelsMade++}`)

const balance = (version: number) => ({
  type: 'setBalance',
  data: { version, coins: 0, tourPoints: 0, entries: 0, winnings: 0, reason: 'round', ledgerId: 'txn_1' },
})

const pushAll = async (channel: DurableChannel, count: number): Promise<void> => {
  for (let nth = 1; nth <= count; nth++) await db.transaction((tx) => push(tx, channel, balance(nth)))
}

describe('history', () => {
  test('offsets have no gaps, even after rollbacks', async () => {
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

  test('a replay with a gap is refused', async () => {
    const channel = newChannel()
    await pushAll(channel, 4)
    // Of a transaction that began long before its neighbors.
    await sql`update outbox.push set at = at - interval '11 minutes' where channel = ${channel} and seq = 3`.execute(db.reader)
    await retain(db.reader)
    const missedSince = async (offset: number) => (await readHistory(db.reader, channel, { epoch: '', offset })).missed
    expect(await missedSince(1)).toBeNull()
    expect(await missedSince(3)).toHaveLength(1)
  })

  test('expired pushes cannot be replayed, and the counter continues', async () => {
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

describe('retention', () => {
  const age = (channel: string, minutes: number) =>
    sql`update outbox.push set at = at - make_interval(mins => ${minutes}) where channel = ${channel}`.execute(db.reader)
  const kept = async (channel: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from outbox.push where channel = ${channel}`.execute(db.reader)
    return rows[0]?.count ?? 0
  }

  const readOf = async (tx: Tx): Promise<number> => {
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relid = 'ledger.wallet'::regclass`.execute(
      tx,
    )
    return rows[0]?.read ?? 0
  }

  test('keeps at most a hundred pushes of ten minutes, and everything younger than a minute', async () => {
    const [old, many, young] = [newChannel(), newBrand(), newChannel()]
    await pushAll(old, 2)
    await pushAll(many, HISTORY_ROWS_MAX + 5)
    await pushAll(young, HISTORY_ROWS_MAX + 5)
    await age(old, 11)
    await age(many, 2)
    await retain(db.reader)
    expect([await kept(old), await kept(many), await kept(young)]).toEqual([0, HISTORY_ROWS_MAX, HISTORY_ROWS_MAX + 5])
  })

  test('reads only the wallets with old pushes', async () => {
    const channel = newChannel()
    await pushAll(channel, 2)
    await age(channel, 11)
    const walletsRead = await db.transaction(async (tx) => {
      // In such a small table the planner would skip the index.
      await sql`set local enable_seqscan = off`.execute(tx)
      // Includes the connection's earlier reads until the server flushes its statistics.
      const before = await readOf(tx)
      await retain(tx)
      return (await readOf(tx)) - before
    })
    expect(await kept(channel)).toBe(0)
    expect(walletsRead).toBeGreaterThan(0)
    expect(walletsRead).toBeLessThan(WALLETS / 2)
  })

  test('waits a day for an external server, and not for an abandoned one', async () => {
    const channel = newChannel()
    await pushAll(channel, 3)
    await age(channel, 60)
    await sql`insert into outbox.sink (name) values ('away')`.execute(db.reader)
    await sql`insert into outbox.published (channel, epoch, seq) select name, epoch, 1 from outbox.counters_of(array[${channel}])`.execute(
      db.reader,
    )
    await retain(db.reader)
    expect(await kept(channel)).toBe(2)
    await sql`update outbox.published set epoch = 'of before' where channel = ${channel}`.execute(db.reader)
    await retain(db.reader)
    expect(await kept(channel)).toBe(2)
    await sql`update outbox.sink set seen_at = seen_at - interval '25 hours'`.execute(db.reader)
    await retain(db.reader)
    expect(await kept(channel)).toBe(0)
    await sql`delete from outbox.sink`.execute(db.reader)
  })

  test('deletes a channel after a month without a push, and restarts it with another epoch', async () => {
    const [left, used] = [newBrand(), newBrand()]
    const player = newChannel()
    for (const channel of [left, used, player]) await pushAll(channel, 1)
    await sql`insert into outbox.published (channel, epoch, seq) values (${left}, 'e', 1), (${player}, 'e', 1)`.execute(db.reader)
    const { epoch } = await readHistory(db.reader, left)
    const { epoch: epochOfUsed } = await readHistory(db.reader, used)
    await forgetIdleChannels(db.reader)
    await sql`update outbox.channel set idle_since = idle_since - interval '31 days'`.execute(db.reader)
    await pushAll(used, 1)
    await forgetIdleChannels(db.reader)
    expect(await readHistory(db.reader, left)).toMatchObject({ epoch, offset: 1 })
    await age(left, 11)
    await retain(db.reader)
    await forgetIdleChannels(db.reader)
    expect(await readHistory(db.reader, used)).toMatchObject({ epoch: epochOfUsed, offset: 2 })
    const anew = await readHistory(db.reader, left, { epoch, offset: 1 })
    expect(anew).toMatchObject({ offset: 0, missed: null })
    expect(anew.epoch).not.toBe(epoch)
    const { rows } = await db.pool.query('select channel from outbox.published where channel = any ($1)', [[left, player]])
    expect(rows).toEqual([{ channel: player }])
  })

  test("subscribers are notified when a channel's counter went back", async () => {
    const channel = newChannel()
    await pushAll(channel, 2)
    const heard: number[] = []
    const reset: string[] = []
    const relay = new Relay({
      database: db,
      log: createLog({ level: 'silent' }),
      checkMs: 20,
      deliver: (_, { offset }) => void heard.push(offset),
      onReset(each) {
        reset.push(each)
        relay.watch(each, 0)
      },
    })
    relay.watch(channel, 2)
    await sql`delete from outbox.push where channel = ${channel}`.execute(db.reader)
    await withClient(db.ownerUrl, (client) =>
      client.query("update ledger.wallet set pushes = 0 where 'player:' || player = $1", [channel]),
    )
    await pushAll(channel, 1)
    await vi.waitFor(() => expect([reset, heard]).toEqual([[channel], [1]]), 10_000)
    await relay.close()
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
        // In the ledger's lock order: accounts, and thus channels, by name.
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
        await vi.waitFor(() => expect(heard.get(channel)).toEqual(all), 10_000)
      }
      await relay.close()
    }
  })

  test('a wake-up delivers a push immediately, a poll delivers it without one', async () => {
    const [woken, polled] = [newChannel(), newChannel()]
    const quick = hearing([woken], 60_000)
    const slow = hearing([polled], 50)
    await pushAll(woken, 1)
    await pushAll(polled, 1)
    wake([woken])
    await vi.waitFor(() => expect([quick.heard.get(woken), slow.heard.get(polled)]).toEqual([[1], [1]]), 10_000)
    await pushAll(woken, 1)
    wake()
    await vi.waitFor(() => expect(quick.heard.get(woken)).toEqual([1, 2]), 10_000)
    await Promise.all([quick.relay.close(), slow.relay.close()])
  })

  test('a backlog larger than one read arrives completely', async () => {
    const channel = newChannel()
    await db.transaction(async (tx) => {
      for (let nth = 1; nth <= 250; nth++) await push(tx, channel, balance(nth))
    })
    const { relay, heard } = hearing([channel], 60_000)
    await vi.waitFor(() => expect(heard.get(channel)).toEqual(Array.from({ length: 250 }, (_, nth) => nth + 1)), 10_000)
    await relay.close()
  })

  test('a large backlog of many channels arrives completely, in slices that yield to other work', async () => {
    const channels = Array.from({ length: 12 }, newChannel)
    await db.transaction(async (tx) => {
      for (const channel of channels) await sql`select outbox.push(${channel}, '{}') from generate_series(1, 230)`.execute(tx)
    })
    let turns = 0
    let isOver = false
    const count = (): void => {
      turns++
      if (!isOver) setImmediate(count)
    }
    const { relay, heard } = hearing(channels, 60_000)
    count()
    const all = Array.from({ length: 230 }, (_, nth) => nth + 1)
    await vi.waitFor(() => expect([...heard.values()]).toEqual(channels.map(() => all)), 10_000)
    isOver = true
    expect(turns).toBeGreaterThan((12 * 230) / 60)
    await relay.close()
  })

  test('a channel that is left and watched again from an earlier offset has no gap', async () => {
    const channel = newChannel()
    await pushAll(channel, 4)
    const heard: number[] = []
    let relay: Relay | undefined
    let isMoved = false
    const slow = {
      ...db,
      pool: {
        async query(statement: object) {
          const answer: unknown = await db.pool.query(statement as never)
          // While the rows after 2 are being read.
          if (!isMoved) relay?.unwatch(channel)
          if (!isMoved) relay?.watch(channel, 1)
          isMoved = true
          return answer
        },
      } as never,
    }
    relay = new Relay({ database: slow, log, pollMs: 20, deliver: (_, { offset }) => void heard.push(offset) })
    relay.watch(channel, 2)
    await vi.waitFor(() => expect(heard).toEqual([2, 3, 4]), 10_000)
    await relay.close()
  })

  test('a subscriber at an earlier offset than the others receives everything from there', async () => {
    const channel = newChannel()
    await pushAll(channel, 3)
    const { relay, heard } = hearing([], 60_000)
    heard.set(channel, [])
    relay.watch(channel, 3)
    relay.watch(channel, 1)
    await vi.waitFor(() => expect(heard.get(channel)).toEqual([2, 3]), 10_000)
    await relay.close()
  })

  test('a lost database connection causes no loss, duplicates or reordering', async () => {
    const channel = newChannel()
    await using network = await openDatabaseNetwork(db.ownerUrl)
    const away = openDatabase({ url: network.url })
    const heard: number[] = []
    const relay = new Relay({
      database: away,
      log: createLog({ level: 'silent' }),
      pollMs: 20,
      deliver: (_, { offset }) => void heard.push(offset),
    })
    relay.watch(channel, 0)
    await pushAll(channel, 2)
    await vi.waitFor(() => expect(heard).toEqual([1, 2]), 10_000)
    for (let loss = 0; loss < 3; loss++) {
      network.cut()
      await pushAll(channel, 2)
      network.mend()
      await pushAll(channel, 1)
    }
    await vi.waitFor(() => expect(heard).toEqual(Array.from({ length: 11 }, (_, nth) => nth + 1)), 10_000)
    await relay.close()
    await away.close()
  })

  test('a push committed here reaches the relays of other processes long before their poll', async () => {
    const channel = newChannel()
    const other = openDatabase({ url: db.ownerUrl })
    const committing = new Relay({ database: db, log, pollMs: 3_600_000, deliver: () => {} })
    // Shares this process's wake-up, so only the notification is tested.
    const told: string[] = []
    await new Promise<void>((opened) =>
      other.notices.listen('outbox', (payload) => (payload === '' ? opened() : told.push(...payload.split('\n')))),
    )
    await vi.waitFor(async () => {
      await pushAll(channel, 1)
      wake([channel])
      expect(told).toContain(channel)
    }, 5_000)
    await committing.close()
    await other.close()
  })

  test('a channel without subscribers is not read', async () => {
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
