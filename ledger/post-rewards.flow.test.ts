import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { readBalances } from './balances.ts'
import { checkInvariants } from './invariants.ts'
import { post } from './post.ts'
import { postRewards, type RewardRequest } from './post-rewards.ts'
import { gift, newWallet, spend } from './testing/wallets.ts'
import { refusal } from './testing/refusal.ts'

let db: TestDatabase
let count = 0
beforeAll(async () => void (db = await openTestDatabase()))
afterAll(() => db.close())

const nextPlayer = () => newWallet(db, `plr_${++count}`)
const send = (requests: readonly RewardRequest[]) => db.transaction((tx) => postRewards(tx, requests))
const prize = (player: Id<'plr'>, key: string, coins: number, entries = 0): RewardRequest => ({
  player,
  key,
  kind: 'prize',
  ref: { run: 'cmp_1' },
  reward: { coins, entries },
})
const rowsOf = async (player: Id<'plr'>) =>
  (
    await db.pool.query(
      `select no::int, key, kind, ref, movements::text, version::int, coins::int, entries::int, request_hash from ledger.transfer
       where player = $1 order by no`,
      [player],
    )
  ).rows
const pushesOf = async (player: Id<'plr'>) =>
  (
    await db.pool.query('select seq::int, payload::json as push from outbox.message where channel = $1 order by seq', [
      `player:${player}`,
    ])
  ).rows

test('rewards are posted as one after another: the same transfers, balances, versions and pushes', async () => {
  const [batch, alone, other] = [await nextPlayer(), await nextPlayer(), await nextPlayer()]
  const prizes = (player: Id<'plr'>) => [prize(player, 'a', 10), prize(player, 'b', 20, 3), prize(player, 'c', 0, 4)]
  const ids = await send([...prizes(batch), prize(other, 'a', 1)])
  for (const each of prizes(alone)) await send([each])
  const [inBatch, oneByOne] = [await rowsOf(batch), await rowsOf(alone)]
  expect(inBatch.map(({ no }) => `txn_${no}`)).toEqual(ids.slice(0, 3))
  const without = (rows: readonly { no: number }[]) => rows.map(({ no: _, ...row }) => row)
  expect(without(inBatch)).toEqual(without(oneByOne))
  expect(await readBalances(db.reader, batch)).toEqual(await readBalances(db.reader, alone))
  expect(await readBalances(db.reader, other)).toMatchObject({ version: 1, coins: 1n })
  const told = (rows: Awaited<ReturnType<typeof pushesOf>>) =>
    rows.map(({ seq, push }) => [seq, { ...push, data: { ...push.data, ledgerId: '' } }])
  expect(told(await pushesOf(batch))).toEqual(told(await pushesOf(alone)))
  expect(await pushesOf(batch)).toMatchObject([
    { seq: 1, push: { type: 'setBalance', data: { coins: 10, ledgerId: ids[0] } } },
    { seq: 2, push: { data: { coins: 30, entries: 3, ledgerId: ids[1] } } },
    { seq: 3, push: { data: { coins: 30, entries: 7, reason: 'prize' } } },
  ])
  expect(await checkInvariants(db.reader)).toEqual([])
})

test('a repeat moves nothing and returns the first transfers, in a batch as alone', async () => {
  const [player, other] = [await nextPlayer(), await nextPlayer()]
  const [first] = await send([prize(player, 'a', 10)])
  const batch = [prize(player, 'a', 10), prize(player, 'b', 5), prize(other, 'a', 1)]
  const ids = await send(batch)
  expect(ids[0]).toBe(first)
  expect(await send(batch)).toEqual(ids)
  expect(await send([batch[1]!])).toEqual([ids[1]])
  expect(await readBalances(db.reader, player)).toMatchObject({ version: 2, coins: 15n })
  expect(await pushesOf(player)).toHaveLength(2)
})

test('batches with the same keys at once post each once', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, nextPlayer))
  const batch = players.flatMap((player) => [prize(player, 'a', 10), prize(player, 'b', 1)])
  const all = await Promise.all([send(batch), send(batch.toReversed()), send(batch)])
  expect(all[1]!.toReversed()).toEqual(all[0])
  expect(all[2]).toEqual(all[0])
  for (const player of players) expect(await readBalances(db.reader, player)).toMatchObject({ version: 2, coins: 11n })
})

test('what was free and held before stays', async () => {
  const [player, other] = [await nextPlayer(), await nextPlayer()]
  await db.transaction((tx) =>
    post(tx, { key: 'x', kind: 'x', player, movements: [gift(player, 'tourPoints', 9n), gift(player, 'winnings', 8n)] }),
  )
  await db.transaction((tx) => post(tx, { key: 'y', kind: 'x', player, movements: [spend(player, 'winnings', 1n)] }))
  await send([prize(player, 'a', 10, 1), prize(other, 'a', 1)])
  expect(await readBalances(db.reader, player)).toEqual({ version: 3, coins: 10n, tourPoints: 9n, entries: 1n, winnings: 7n })
})

test('one that is refused refuses the batch, and nothing moves', async () => {
  const [player, other] = [await nextPlayer(), await nextPlayer()]
  await send([prize(player, 'a', 10)])
  const refused = (request: RewardRequest) => refusal(send([prize(other, 'b', 5), request]))
  expect(await refused(prize(player, 'a', 11))).toBe('key-reused')
  expect(await refused({ ...prize(player, 'a', 10), ref: { run: 'cmp_2' } })).toBe('key-reused')
  expect(await refused(prize('plr_nobody', 'a', 1))).toBe('unknown-account')
  expect(await refused(prize(player, 'c', 0))).toBe('amount-out-of-range')
  expect(await refused(prize(player, 'c', -1, 2))).toBe('amount-out-of-range')
  expect(await refused(prize(player, 'c', Number.MAX_SAFE_INTEGER))).toBe('amount-out-of-range')
  expect(await readBalances(db.reader, other)).toMatchObject({ version: 0, coins: 0n })
  expect(await readBalances(db.reader, player)).toMatchObject({ version: 1, coins: 10n })
})

test('the database itself refuses a reward of nothing, or of less', async () => {
  const player = await nextPlayer()
  const reward = (coins: number) =>
    JSON.stringify([{ ordinal: 0, player, key: 'k', hash: '', kind: 'k', ref: {}, coins, entries: 0 }])
  for (const coins of [0, -5])
    await expect(db.pool.query('select * from ledger.post_rewards($1)', [reward(coins)])).rejects.toMatchObject({ code: 'CL007' })
})
