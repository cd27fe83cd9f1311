import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { readBalances } from './balances.ts'
import { checkInvariants } from './invariants.ts'
import { createLanes } from './lanes.ts'
import { post, postAlone } from './post.ts'
import { readJournal, transfersOf } from './testing/journal.ts'
import { startLoad } from './testing/load.ts'
import { refusal } from './testing/refusal.ts'
import { postSpins, type Spin, spinOf } from './testing/spins.ts'
import { newWallet, single, spend } from './testing/wallets.ts'

const RICH = { coins: 10_000_000n, entries: 10_000_000n }

let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await openTestDatabase({ connectionsMax: 32 })
  folder = mkdtempSync(join(tmpdir(), 'croupier-storm-'))
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const countOf = async (player: Id<'plr'>) =>
  (await db.pool.query<{ count: number }>('select count(*)::int as count from ledger.transfer where player = $1', [player]))
    .rows[0]?.count

describe('a storm of repeats', () => {
  test('moves each posting once, in transactions and alone, honest and forged', async () => {
    const player = await newWallet(db, 'plr_storm', RICH)
    const calls = Array.from({ length: 400 }, (_, i) => {
      const isForged = i % 5 === 0
      const movement = spend(player, 'coins', isForged ? 8n : 7n)
      const request = single(`k${i % 20}`, player, movement)
      return refusal(i % 2 === 0 ? db.transaction((tx) => post(tx, request)) : postAlone(db, request))
    })
    const answers = await Promise.all(calls)
    expect(answers.every((code) => code === undefined || code === 'key-reused')).toBe(true)
    expect(await countOf(player)).toBe(21)
    expect(await checkInvariants(db.reader)).toEqual([])
  })

  test('settles each round once through lanes of two processes, without failures', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, (_, i) => newWallet(db, `plr_lane${i}`, RICH)))
    const other = openDatabase({ url: db.ownerUrl, role: 'croupier_app' })
    const lanes = [db, other].map(({ pool }) =>
      createLanes({ lanes: 2, ownerOf: ({ player }: Spin) => player, execute: (spins) => postSpins(pool, spins) }),
    )
    const statuses = new Map<string, number>()
    const play = async (spin: Spin, process: number): Promise<void> => {
      const { status } = await lanes[process]!.submit(spin)
      if (status === 'busy') return play(spin, process)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const keys = Array.from({ length: 30 }, (_, i) => `k${i}`)
    await Promise.all(
      players.flatMap((player) => keys.flatMap((key) => [0, 1, 0, 1].map((of) => play(spinOf(player, { key }), of)))),
    )
    expect(Object.fromEntries(statuses)).toEqual({ applied: 300, replayed: 900 })
    for (const player of players) expect((await readBalances(db.reader, player)).coins).toBe(RICH.coins - 300n)
    await Promise.all(lanes.map((each) => each.close()))
    await other.close()
    expect(await checkInvariants(db.reader)).toEqual([])
  })

  test('moves each key once across two processes, and both get the same answer', { timeout: 60_000 }, async () => {
    const keys = 600
    const players = await Promise.all(Array.from({ length: 8 }, (_, i) => newWallet(db, `plr_two${i}`, RICH)))
    const journals = ['one', 'two'].map((name) => join(folder, name))
    const loads = journals.map((journal) => startLoad({ url: db.ownerUrl, journal, label: 'k', players, workers: 16, keys }))
    await Promise.all(loads.map((load) => load.finished()))
    const [one, two] = journals.map(readJournal)
    expect(one?.done.size).toBe(keys)
    expect(two?.done).toEqual(one?.done)
    const counts = await Promise.all(players.map(countOf))
    expect(counts.reduce((sum: number, count) => sum + (count ?? 0) - 1, 0)).toBe(keys)
    expect(transfersOf(one!)).toHaveLength(keys)
    expect(await checkInvariants(db.reader)).toEqual([])
  })
})
