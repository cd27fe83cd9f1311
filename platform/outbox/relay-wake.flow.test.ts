import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { encodeId } from '#kernel/id.ts'
import { playerChannel } from '#kernel/push.ts'
import { createTestLog } from '../testing/test-log.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { Relay } from './relay.ts'
import { wake } from './wake-relay.ts'
import { push } from './write.ts'

const PLAYER = encodeId('plr', 1_000, new Uint8Array(10))
const BALANCE = {
  type: 'setBalance',
  data: { version: 1, coins: 0, tourPoints: 0, entries: 0, winnings: 0, reason: 'round', ledgerId: 'txn_1' },
}

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await sql`select ledger.open_wallet(${PLAYER})`.execute(db.reader)
})
afterAll(() => db.close())

test('a wake-up at the end of a read is not lost', async () => {
  const channel = playerChannel(PLAYER)
  const after = (ticks: number, act: () => void): void => (ticks === 0 ? act() : queueMicrotask(() => after(ticks - 1, act)))
  const { calls, settledResults: results } = vi.spyOn(db.pool, 'query').mock
  let ticks = 0
  const deliver = (): void => after(ticks, () => wake([channel]))
  const relay = new Relay({ database: db, log: createTestLog(), pollMs: 60_000, deliver })
  relay.watch(channel, 0)
  for (let before = 0; ticks < 12; ticks++, before = calls.length) {
    await db.transaction((tx) => push(tx, channel, BALANCE))
    wake([channel])
    await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(before + 2), 5_000)
    // It could find the next push, and would be its first.
    await vi.waitFor(() =>
      expect(
        results.every(({ type }) => type === 'fulfilled'),
        'no read runs',
      ).toBe(true),
    )
  }
  vi.restoreAllMocks()
  await relay.close()
})
