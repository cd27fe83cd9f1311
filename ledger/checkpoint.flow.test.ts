import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { ROOT } from '#platform/config/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { checkHourly, checkNew, checkWhole, forgetCheckpoint, readCheckRuns } from './check.ts'
import { checkInvariants, type Finding } from './invariants.ts'
import { post } from './post.ts'
import { rollUp } from './roll-up.ts'
import { rollUpAll } from './testing/roll-up-all.ts'
import { verifyAll } from './testing/verify-all.ts'
import { newWallet, round } from './testing/wallets.ts'

const PLAYER = 'plr_1'

describe('the checkpoint', () => {
  let own: TestDatabase
  let asOwner: (statement: string) => Promise<unknown>
  beforeAll(async () => {
    own = await openTestDatabase({ connectionsMax: 12 })
    asOwner = (statement) =>
      withClient(own.ownerUrl, (client) => client.query(`set session_replication_role = replica; ${statement}`))
    await newWallet(own, PLAYER, { coins: 1_000n })
  })
  afterAll(() => own.close())

  const play = (key: string, player: Id<'plr'> = PLAYER) => own.transaction((tx) => post(tx, round(key, player)))
  const checkpoint = async () =>
    (await own.pool.query<{ upto: bigint }>('select upto_no as upto from ledger.checked')).rows[0]!.upto
  const held = async () => {
    const read = async (table: string) => (await own.pool.query(`select * from ledger.${table} t order by t::text`)).rows
    return Promise.all(['checked', 'checked_wallet', 'checked_account', 'checked_life', 'checked_day'].map(read))
  }

  test('is where the ledger was when it was verified, and running again changes nothing', async () => {
    await play('a')
    expect(await verifyAll(own)).toEqual([])
    const before = await held()
    expect(before[1]).toEqual([{ player: PLAYER, version: 2n, coins: 990n, tour_points: 0n, entries: 0n, winnings: 0n }])
    expect(await checkNew(own, 0)).toEqual([])
    expect(await held()).toEqual(before)
  })

  test('waits for a transaction that took its number early and commits late', async () => {
    await newWallet(own, 'plr_late', { coins: 100n })
    await verifyAll(own)
    const hasPosted = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    let early = 0n
    const running = own.transaction(async (tx) => {
      early = BigInt((await post(tx, round('early', 'plr_late'))).id.slice(4))
      hasPosted.resolve()
      await mayCommit.promise
    })
    await hasPosted.promise
    for (let i = 0; i < 3; i++) {
      await play(`beside ${i}`)
      await rollUp(own)
      expect(await checkNew(own, 0)).toEqual([])
    }
    expect(await checkpoint()).toBeLessThan(early)
    mayCommit.resolve()
    await running
    await asOwner(`update ledger.transfer set coins = 91 where no = ${early}`)
    const late = { invariant: 'balance-differs-from-entries', subject: `txn_${early}` }
    expect(await checkNew(own, 0)).toEqual([expect.objectContaining(late)])
    await asOwner(`update ledger.transfer set coins = 90 where no = ${early}`)
    expect(await verifyAll(own)).toEqual([])
    expect(await checkpoint()).toBeGreaterThan(early)
  })

  test('stays while there is a fault, which is found again at each run until it is mended', async () => {
    await asOwner(`update ledger.wallet set free_coins = free_coins + 1 where player = 'plr_late'`)
    const before = await checkpoint()
    for (let i = 0; i < 3; i++) {
      await play(`meanwhile ${i}`)
      await rollUp(own)
      expect(await checkNew(own, 0)).toContainEqual(
        expect.objectContaining({ invariant: 'balance-differs-from-entries', subject: 'plr_late' }),
      )
    }
    expect(await checkpoint()).toBe(before)
    await asOwner(`update ledger.wallet set free_coins = free_coins - 1 where player = 'plr_late'`)
    expect(await verifyAll(own)).toEqual([])
    expect(await checkpoint()).not.toBe(before)
  })

  test('is verified without a transaction id, for which roll-ups and readers of events would wait', async () => {
    await verifyAll(own)
    // Verified, and not yet counted for good: the checkpoint stays.
    await play('beside a check')
    await own.transaction(async (tx) => {
      const { rows } = await sql<{ id: string | null }>`
        select pg_current_xact_id_if_assigned()::text as id from (select count(*) from ledger.check_on()) as checked offset 0`.execute(
        tx,
      )
      expect(rows).toEqual([{ id: null }])
    })
  })

  test('is right after checks and postings at once', async () => {
    const posting = async () => {
      for (let i = 0; i < 30; i++) await play(`busy ${i}`)
    }
    const checking = async (): Promise<Finding[]> => {
      const found: Finding[] = []
      for (let i = 0; i < 10; i++) {
        await rollUp(own)
        found.push(...(await checkNew(own, 0)))
      }
      return found
    }
    const [, ...found] = await Promise.all([posting(), checking(), checking()])
    expect(found.flat()).toEqual([])
    expect(await verifyAll(own)).toEqual([])
    const kept = await held()
    await withClient(own.ownerUrl, (client) => client.query('select ledger.forget_checkpoint()'))
    expect(await verifyAll(own)).toEqual([])
    // From the beginning in one run, it is the same.
    expect(await held()).toEqual(kept)
  })

  test('moves in steps, and what was verified and not moved before a kill is verified again', async () => {
    await verifyAll(own)
    for (let i = 0; i < 9; i++) await play(`step ${i}`)
    await rollUpAll(own)
    for (let i = 0; i < 3; i++) await rollUp(own)
    const before = await checkpoint()
    await own.transaction((tx) => sql`select from ledger.check_on()`.execute(tx))
    await own.transaction((tx) => sql`select ledger.move_checkpoint(4)`.execute(tx))
    const [{ verified_no: verified }] = (await held())[0] as [{ verified_no: bigint }]
    expect([await checkpoint(), verified >= before + 9n]).toEqual([before + 4n, true])

    const coins = (plus: number) => asOwner(`update ledger.transfer set coins = coins + ${plus} where no = ${before + 6n}`)
    await coins(1)
    expect(await checkNew(own, 0, 2)).toEqual([expect.objectContaining({ subject: `txn_${before + 6n}` })])
    await own.transaction((tx) => sql`select ledger.move_checkpoint(1000)`.execute(tx))
    expect(await checkpoint()).toBe(before + 4n)
    await coins(-1)
    expect(await checkNew(own, 0, 2)).toEqual([])
    expect(await checkpoint()).toBeGreaterThanOrEqual(before + 9n)
    const kept = await held()
    await asOwner('select ledger.forget_checkpoint()')
    expect(await verifyAll(own)).toEqual([])
    expect(await held()).toEqual(kept)
  })

  test('is begun by hand as well, with the statements of docs/operate/watching-money.md', async () => {
    expect(await verifyAll(own)).toEqual([])
    const kept = await held()
    await asOwner('select ledger.forget_checkpoint()')
    const guide = readFileSync(join(ROOT, 'docs/operate/watching-money.md'), 'utf8')
    const [check, move] = /^(select \* from ledger\.check_on.*)\n(do .*)$/m.exec(guide)!.slice(1) as [string, string]
    await withClient(own.ownerUrl, async (client) => {
      expect((await client.query(check)).rows).toEqual([])
      await client.query(move.replace('50000', '7'))
    })
    expect(await held()).toEqual(kept)
  })

  test('is as before when the connection dies before the commit', async () => {
    await verifyAll(own)
    await play('before the kill')
    await rollUpAll(own)
    await rollUp(own)
    const before = await held()
    await withClient(own.ownerUrl, async (client) => {
      client.on('error', () => {})
      await client.query('begin')
      await client.query('select ledger.check_on()')
      await client.query('select ledger.move_checkpoint(1000)')
      expect((await client.query<{ no: string }>('select upto_no::text as no from ledger.checked')).rows[0]!.no).not.toBe(
        String(await checkpoint()),
      )
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      await asOwner(`select pg_terminate_backend(${rows[0]!.pid}, 5000)`)
    }).catch(() => {})
    expect(await held()).toEqual(before)
    expect(await verifyAll(own)).toEqual([])
    expect(await held()).not.toEqual(before)
  })

  test('of a later moment than the ledger is found, and the owner begins it again', async () => {
    await verifyAll(own)
    await asOwner('create table kept_wallet as table ledger.wallet; create table kept_life as table ledger.life_sum')
    await asOwner('create table kept_day as table ledger.day_sum; create table kept_house as table ledger.house_account')
    await asOwner('create table kept_brand as table ledger.brand_balance')
    const after = await checkpoint()
    await play('lost')
    expect(await verifyAll(own)).toEqual([])
    await asOwner(`delete from ledger.transfer where no > ${after}; delete from outbox.push;
      delete from ledger.wallet; insert into ledger.wallet table kept_wallet;
      delete from ledger.life_sum; insert into ledger.life_sum table kept_life;
      delete from ledger.day_sum; insert into ledger.day_sum table kept_day;
      delete from ledger.house_account; insert into ledger.house_account table kept_house;
      delete from ledger.brand_balance; insert into ledger.brand_balance table kept_brand`)
    expect(await checkInvariants(own.reader)).toEqual([])
    expect(await checkNew(own, 0)).toContainEqual(
      expect.objectContaining({ invariant: 'version-differs-from-transfers', subject: PLAYER }),
    )
    const ours = openDatabase({ url: own.ownerUrl })
    await ours.transaction(forgetCheckpoint)
    await ours.close()
    expect(await verifyAll(own)).toEqual([])
  })

  test('cannot be written by the site', async () => {
    for (const statement of [
      'update ledger.checked set upto_no = 1000000',
      'delete from ledger.checked_wallet',
      `insert into ledger.checked_account values ('games', 'usd', 1)`,
      'update ledger.checked_life set gained = 0',
      'delete from ledger.checked_day',
      `insert into ledger.check_run values ('whole', now(), now(), 0)`,
      'update ledger.checked set verified_no = 1000000',
      'select ledger.forget_checkpoint()',
    ])
      await expect(own.pool.query(statement)).rejects.toThrow('permission denied')
  })

  test('keeps sums of days for two days only', async () => {
    await play('earlier')
    expect(await verifyAll(own)).toEqual([])
    expect((await held())[4]).not.toEqual([])
    await asOwner(`update ledger.transfer set at = at - interval '5 days'; update ledger.day_sum set day = day - 5;
      update ledger.checked_day set day = day - 5; update ledger.checked set open_day = open_day - 5`)
    await play('of today')
    expect(await verifyAll(own)).toEqual([])
    expect((await held())[4]).toEqual([expect.objectContaining({ player: PLAYER, spent: 10n, rounds: 1n })])
    await play('of today, too')
    expect(await verifyAll(own)).toEqual([])
    expect((await held())[4]).toEqual([expect.objectContaining({ player: PLAYER, spent: 20n, rounds: 2n })])
  })
})

describe('the hourly check', () => {
  test('is of everything until that has passed, and again while that has a fault', async () => {
    const own = await openTestDatabase({ connectionsMax: 6 })
    try {
      await newWallet(own, PLAYER, { coins: 1_000n })
      await verifyAll(own)
      const stateOf = async () =>
        (await readCheckRuns(own.reader)).map(({ scope, ranAt, passedAt, faults }) => ({ scope, ranAt, passedAt, faults }))
      expect(await checkHourly(own, 1_000)).toEqual([])
      expect(await checkHourly(own, 2_000)).toEqual([])
      expect(await stateOf()).toEqual([
        { scope: 'new', ranAt: 2_000, passedAt: 2_000, faults: 0 },
        { scope: 'whole', ranAt: 1_000, passedAt: 1_000, faults: 0 },
      ])
      const change = (coins: number) =>
        withClient(own.ownerUrl, (client) =>
          client.query(
            `set session_replication_role = replica; update ledger.transfer set coins = ${coins} where player = '${PLAYER}'`,
          ),
        )
      await change(1_001)
      expect(await checkHourly(own, 3_000)).toEqual([])
      const found = [expect.objectContaining({ invariant: 'balance-differs-from-entries' })]
      expect(await checkWhole(own, 4_000)).toEqual(found)
      expect(await checkHourly(own, 5_000)).toEqual(found)
      expect(await stateOf()).toEqual([
        { scope: 'new', ranAt: 5_000, passedAt: 5_000, faults: 0 },
        { scope: 'whole', ranAt: 5_000, passedAt: 1_000, faults: 1 },
      ])
      await change(1_000)
      expect(await checkHourly(own, 6_000)).toEqual([])
      expect(await checkHourly(own, 7_000)).toEqual([])
      expect((await stateOf())[1]).toEqual({ scope: 'whole', ranAt: 6_000, passedAt: 6_000, faults: 0 })

      // Of one account two assets differ: both checks find that, and each is told once.
      await withClient(own.ownerUrl, (client) =>
        client.query(`update ledger.house_account set balance = 7 where code = 'bank' and asset in ('coins', 'usd')`),
      )
      const ofBank = { invariant: 'roll-up-differs', subject: 'bank' }
      expect(await checkWhole(own, 8_000)).toEqual([expect.objectContaining(ofBank), expect.objectContaining(ofBank)])
    } finally {
      await own.close()
    }
  })
})
