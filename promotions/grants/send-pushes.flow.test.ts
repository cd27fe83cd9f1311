import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { ROOT } from '#platform/config/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { listMigrations } from '#platform/db/migrate.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { writePushes } from './due-pushes.ts'
import { sendAllPushes, sendPushes } from './send-pushes.ts'

let db: TestDatabase
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

const due = (player: Id<'plr'>, messages: Readonly<Record<string, number>>) => {
  const own = Object.fromEntries(Object.entries(messages).map(([kind, data]) => [kind, { type: kind, data } as never]))
  return db.transaction((tx) => writePushes(tx, new Map([[player, own]])))
}
const send = () => sendAllPushes(db)
const sentTo = async (player: Id<'plr'>) =>
  (
    await db.pool.query<{ seq: bigint; payload: string }>(
      'select seq, payload from outbox.message where channel = $1 order by seq',
      [`player:${player}`],
    )
  ).rows.map(({ seq, payload }) => [Number(seq), JSON.parse(payload)])

test('a player is told the latest of each kind once, numbered without a gap', async () => {
  await due('plr_a', { box: 1, league: 1 })
  await due('plr_b', { box: 7 })
  await due('plr_a', { box: 2 })
  expect(await send()).toBe(2)
  await due('plr_a', { box: 3 })
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  expect(await sentTo('plr_a')).toEqual([
    [1, { type: 'box', data: 2 }],
    [2, { type: 'league', data: 1 }],
    [3, { type: 'box', data: 3 }],
  ])
  expect(await sentTo('plr_b')).toEqual([[1, { type: 'box', data: 7 }]])
})

test('what came last and tells all that came before is sent as it is', async () => {
  await due('plr_last', { box: 1 })
  await due('plr_last', { quest: 1, box: 2 })
  await due('plr_first', { quest: 1, box: 1 })
  await due('plr_first', { box: 2 })
  expect(await send()).toBe(2)
  expect((await sentTo('plr_last')).map(([, { type, data }]) => [type, data])).toEqual([
    ['quest', 1],
    ['box', 2],
  ])
  expect((await sentTo('plr_first')).map(([, { type, data }]) => [type, data])).toEqual([
    ['quest', 1],
    ['box', 2],
  ])
})

test('a pass tells each player once, and what comes due for one whom it has passed waits for the next', async () => {
  const players = Array.from({ length: 101 }, (_, nth): Id<'plr'> => `plr_pass_${String(nth).padStart(3, '0')}`)
  for (const player of players) await due(player, { box: 1 })
  let transactions = 0
  const between = {
    ...db,
    transaction: async (run: never) => {
      if (++transactions === 2) await due('plr_pass_000', { box: 2 })
      return db.transaction(run)
    },
  }
  expect(await sendPushes(between as never, () => true)).toBe(101)
  expect(await sentTo('plr_pass_000')).toHaveLength(1)
  expect(await send()).toBe(1)
})

test('a row of an earlier release, whose lines name their kinds, is sent before and among others', async () => {
  const early = (player: string, lines: string[]) =>
    db.pool.query('insert into promotion.push_due (player, messages) values ($1, $2)', [player, lines.join('\n')])
  await early('plr_early', ['box\t{"type":"box","data":1}', 'league\t{"type":"league","data":"a\\tb"}'])
  await early('plr_alone', ['box\t{"type":"box","data":1}'])
  await due('plr_early', { box: 2, quest: 3 })
  expect(await send()).toBe(2)
  expect(await sentTo('plr_early')).toEqual([
    [1, { type: 'box', data: 2 }],
    [2, { type: 'league', data: 'a\tb' }],
    [3, { type: 'quest', data: 3 }],
  ])
  expect(await sentTo('plr_alone')).toEqual([[1, { type: 'box', data: 1 }]])
})

test('more than one batch goes out, and two senders send nothing twice', async () => {
  const players = Array.from({ length: 250 }, (_, nth): Id<'plr'> => `plr_many_${nth}`)
  for (const player of players) await due(player, { box: 1 })
  const sent = await Promise.all([send(), send()])
  await send()
  expect(sent[0] + sent[1]).toBeLessThanOrEqual(players.length)
  for (const player of players) expect(await sentTo(player)).toEqual([[1, { type: 'box', data: 1 }]])
})

test('a sender that fails leaves its pushes due', async () => {
  const owner = openDatabase({ url: db.ownerUrl })
  await owner.pool.query(
    "create function fail() returns trigger language plpgsql as $$ begin raise exception 'no pushes'; end $$; " +
      'create trigger fail before insert on outbox.push for each row execute function fail()',
  )
  await due('plr_c', { box: 1 })
  await expect(send()).rejects.toThrow('no pushes')
  await owner.pool.query('drop trigger fail on outbox.push; drop function fail()')
  await owner.close()
  expect(await send()).toBe(1)
  expect(await sentTo('plr_c')).toEqual([[1, { type: 'box', data: 1 }]])
})

test('a player in the middle of a round is told after it, and holds up nobody else', async () => {
  for (const player of ['plr_d', 'plr_e']) await db.pool.query('select ledger.open_wallet($1)', [player])
  await due('plr_d', { box: 1 })
  await due('plr_e', { box: 1 })
  const round = await db.sessions.connect()
  await round.query("begin; select ledger.count_push('player:plr_d', 0)")
  const sent = send()
  await vi.waitFor(async () => expect(await sentTo('plr_e')).toHaveLength(1))
  await due('plr_d', { box: 2 })
  expect(await sentTo('plr_d')).toEqual([])
  await round.query('commit')
  round.release()
  // A sender whose statement began before the second was due sends it next.
  await sent
  const told = await sentTo('plr_d')
  expect(told.map(([, message]) => message.data)).toEqual(told.length === 1 ? [2] : [1, 2])
})

test('an upgrade drops the function by which the release before sent pushes, and no other', async () => {
  const [migration] = listMigrations(ROOT).filter(({ name }) => name.startsWith('20261129T1401__'))
  await withClient(db.ownerUrl, async (client) => {
    await client.query('create function promotion.send_pushes(count int) returns text language sql as $$ select null $$')
    await client.query(migration!.sql)
    await client.query(migration!.sql)
    const { rows } = await client.query(
      `select oid::regprocedure::text as name from pg_proc where proname = 'send_pushes' and pronamespace = 'promotion'::regnamespace`,
    )
    expect(rows).toEqual([{ name: 'promotion.send_pushes(text,integer)' }])
  })
  await due('plr_upgraded', { box: 1 })
  expect(await send()).toBe(1)
})
