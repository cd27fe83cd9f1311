import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { money } from '#kernel/money.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { readBalances } from './balances.ts'
import { setBudget } from './budgets.ts'
import { post } from './post.ts'
import { reverse } from './reverse.ts'
import { refusal } from './testing/refusal.ts'
import { gift, newWallet, single, spend } from './testing/wallets.ts'
import type { TransferRequest } from './types.ts'

let db: TestDatabase
let count = 0
beforeAll(async () => {
  db = await openTestDatabase({ connectionsMax: 10 })
})
afterAll(() => db.close())

const nextPlayer = (): Id<'plr'> => `plr_${++count}`
const send = (request: TransferRequest) => db.transaction((tx) => post(tx, request))
const undo = (id: Id<'txn'>, ref?: TransferRequest['ref']) => db.transaction((tx) => reverse(tx, id, ref))

describe('a reversal', () => {
  test('takes back every entry and is linked to its transfer', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 100n, entries: 9n })
    const movements = [spend(player, 'coins', 60n), gift(player, 'entries', 3n)]
    const { id } = await send({ key: 'order', kind: 'order', player, movements })
    const reversal = await undo(id, { case: 7 })
    expect(reversal).toMatchObject({ isReplay: false, balances: { version: 3, coins: 100n, entries: 9n } })
    const { rows } = await db.pool.query('select key, kind, ref from ledger.transfer where no = $1', [reversal.id.slice(4)])
    expect(rows).toEqual([{ key: `reversal ${id}`, kind: 'reversal', ref: { case: 7 } }])
  })

  test('happens once, also under concurrency', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 100n })
    const { id } = await send(single('order', player, spend(player, 'coins', 60n)))
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(id)))
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
    expect((await readBalances(db.reader, player)).coins).toBe(100n)
    expect(await refusal(undo(id, { case: 8 }))).toBe('key-reused')
  })

  test('cannot take back what the player has spent', async () => {
    const player = await newWallet(db, nextPlayer())
    const { id } = await send(single('prize', player, gift(player, 'coins', 50n)))
    await send(single('order', player, spend(player, 'coins', 1n)))
    expect(await refusal(undo(id))).toBe('overdraft')
    expect((await readBalances(db.reader, player)).coins).toBe(49n)
  })

  test('returns to a budget what it had granted', async () => {
    await db.transaction((tx) => setBudget(tx, 'budget:x', money('coins', 50n)))
    const player = await newWallet(db, nextPlayer())
    const grant = (key: string) =>
      single(key, player, { ...gift(player, 'coins', 50n), from: { house: 'budget:x', asset: 'coins' } })
    const { id } = await send(grant('one'))
    expect(await refusal(send(grant('two')))).toBe('overdraft')
    await undo(id)
    expect(await refusal(send(grant('two')))).toBeUndefined()
  })

  test('can itself be reversed', async () => {
    const player = await newWallet(db, nextPlayer(), { coins: 100n })
    const { id } = await send(single('order', player, spend(player, 'coins', 60n)))
    const again = await undo((await undo(id)).id)
    expect(again.balances).toMatchObject({ version: 4, coins: 40n })
  })

  test('of an unknown transfer is refused with a code', async () => {
    expect(await refusal(undo('txn_999999'))).toBe('not-found')
  })
})
