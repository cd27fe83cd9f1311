import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { playerChannel } from '#kernel/push.ts'
import { ROOT } from '#platform/config/index.ts'
import { listMigrations, migrate } from '#platform/db/migrate.ts'
import { databaseUrl, withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { postAlone } from './post.ts'
import { postSpins, spinOf } from './testing/spins.ts'
import { gift, newWallet, single } from './testing/wallets.ts'

let db: TestDatabase
let count = 0
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const nextPlayer = (): Id<'plr'> => `plr_${++count}`
const say = (channel: string) => db.pool.query("select outbox.push($1, '{}')", [channel])
const positionOf = async (channel: string) =>
  (await db.pool.query('select epoch, top::int from outbox.counters_of(array[$1])', [channel])).rows
const offsetsOf = async (channel: string): Promise<number[]> => {
  const { rows } = await db.pool.query('select seq::int from outbox.push where channel = $1 order by seq', [channel])
  return rows.map(({ seq }) => seq)
}

describe("a player's channel", () => {
  test('has one counter for postings, spins and all other pushes', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 100n })
    const channel = playerChannel(player)
    await say(channel)
    await postAlone(db, single('more', player, gift(player, 'coins', 5n)))
    await postSpins(db.pool, [spinOf(player)])
    await db.pool.query("select outbox.push_once($1, '{}', 'key', 1, '')", [channel])
    await db.pool.query("select outbox.push_once($1, '{}', 'key', 1, '')", [channel])
    await db.pool.query("select outbox.push_once($1, '{}', 'other', 1, '')", [channel])
    expect(await offsetsOf(channel)).toEqual([1, 2, 3, 4, 5])
    expect(await positionOf(channel)).toMatchObject([{ top: 5 }])
    expect((await db.pool.query('select from outbox.channel where name = $1', [channel])).rowCount).toBe(0)
  })

  test('has no gap and no duplicate under concurrent writes', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 1_000n })
    const channel = playerChannel(player)
    await Promise.all(
      Array.from({ length: 30 }, (_, nth) => [
        say(channel),
        postAlone(db, single(`gift ${nth}`, player, gift(player, 'coins', 1n))),
      ]).flat(),
    )
    expect(await offsetsOf(channel)).toEqual(Array.from({ length: 61 }, (_, nth) => nth + 1))
  })

  test('is one channel, even if pushes preceded the wallet', async () => {
    const player = nextPlayer()
    const channel = playerChannel(player)
    await say(channel)
    const [before] = await positionOf(channel)
    await newWallet(db, player)
    expect(await positionOf(channel)).toEqual([before])
    await postAlone(db, single('first', player, gift(player, 'coins', 5n)))
    expect(await positionOf(channel)).toEqual([{ epoch: before.epoch, top: 2 }])
    const { rows } = await db.pool.query('select top from outbox.counter where name = $1', [channel])
    expect(rows).toEqual([{ top: 2n }])
  })
})

test('the counter includes a push that races with the opening of the wallet', async () => {
  const players = Array.from({ length: 20 }, nextPlayer)
  await Promise.all(players.flatMap((player) => [say(playerChannel(player)), newWallet(db, player, { coins: 1n })]))
  for (const player of players) {
    await postAlone(db, single('more', player, gift(player, 'coins', 1n)))
    expect(await offsetsOf(playerChannel(player))).toEqual([1, 2, 3])
  }
})

test('the counter continues the sequence of channels that were counted before', async () => {
  const name = `counted_before_${process.pid}`
  const url = databaseUrl(db.ownerUrl, name)
  const files = listMigrations(ROOT)
  const first = files.findIndex(({ name: file }) => file.startsWith('20261122T0900__'))
  await withClient(db.ownerUrl, (client) => client.query(`create database ${name}`))
  try {
    await migrate(url, files.slice(0, first))
    await withClient(url, async (client) => {
      await client.query("insert into ledger.wallet (player) values ('plr_old'), ('plr_new')")
      await client.query(`insert into outbox.channel (name, epoch, top, said_epoch, said_version)
        values ('player:plr_old', 'e1', 41, 'v', 7), ('public:velmora', 'e2', 12, null, null)`)
    })
    await migrate(url, files.slice(first))
    await withClient(url, async (client) => {
      const ask = async (line: string) => (await client.query(line)).rows
      expect(
        await ask("select name, epoch, top::int from outbox.counters_of(array['player:plr_old', 'public:velmora'])"),
      ).toEqual([
        { name: 'player:plr_old', epoch: 'e1', top: 41 },
        { name: 'public:velmora', epoch: 'e2', top: 12 },
      ])
      expect(await ask('select top::int from outbox.counter order by name')).toEqual([{ top: 0 }, { top: 41 }, { top: 12 }])
      const repeat = "select seq::int, epoch from outbox.push_once('player:plr_old', '{}', '', 7, 'v')"
      expect(await ask(repeat)).toEqual([{ seq: 41, epoch: 'e1' }])
    })
  } finally {
    await withClient(db.ownerUrl, (client) => client.query(`drop database ${name} with (force)`))
  }
})
