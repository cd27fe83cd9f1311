import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countWaiting } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { takePurchase } from '#platform/caps/caps.ts'
import { partAccounts } from '#platform/caps/same-person.ts'
import { tryLockId } from '#platform/db/locks.ts'
import { BUY, choose, limitOf, ONE, personsAt, PLAY, play, reached, STAKE, tell, TWO } from './testing/persons.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite({ themes: [ONE, TWO] })))
afterAll(() => site.close())
const { holder, prove, buy } = personsAt(() => site)

/** Three accounts, of which only `bridge` has something in common with each of the others. */
async function chain(order: readonly (0 | 1 | 2)[], surname: string): Promise<readonly [TestPlayer, TestPlayer, TestPlayer]> {
  const mailbox = `chain.${surname.toLowerCase()}`
  const options = [
    { theme: ONE, email: `${mailbox}@gmail.com`, isEmailConfirmed: false },
    { email: `${mailbox}+b@gmail.com`, isEmailConfirmed: false },
    { theme: ONE },
  ] as const
  const accounts: TestPlayer[] = []
  for (const each of options) accounts.push(await holder(each))
  const [one, bridge, two] = accounts as [TestPlayer, TestPlayer, TestPlayer]
  for (const each of [bridge, two]) await tell(each, surname)
  const confirm = async (account: TestPlayer) => {
    await site.database.pool.query('update player set email_confirmed_at = now() where id = $1', [account.playerId])
    await prove(account, 'mailbox')
  }
  const verify = (account: TestPlayer) => prove(account, 'identity')
  const proofs = [[() => confirm(one)], [() => confirm(bridge), () => verify(bridge)], [() => verify(two)]]
  for (const nth of order) for (const prove of proofs[nth]!) await prove()
  await site.deliverEvents()
  return [one, bridge, two]
}
const personsOf = async (...accounts: readonly TestPlayer[]) => {
  const { rows } = await site.database.pool.query(
    'select p.person from unnest($1::text[]) with ordinality as a (player, no) left join cap_person p using (player) order by a.no',
    [accounts.map(({ playerId }) => playerId)],
  )
  const numbers = rows.map(({ person }, nth) => person ?? `alone ${nth}`)
  return numbers.map((number) => numbers.indexOf(number))
}

describe('three accounts', () => {
  const ORDERS = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const

  test.each(ORDERS)(
    'three accounts proven in the order %i, %i, %i are one person, and share the strictest limit',
    async (...order) => {
      const letters = order.map((nth) => 'abc'[nth]).join('')
      const accounts = await chain(order, `Order${letters}`)
      expect(await personsOf(...accounts)).toEqual([0, 0, 0])
      await choose(accounts[0], PLAY, 2 * STAKE)
      expect((await play(accounts[2])).body.success).toBe(true)
      expect((await play(accounts[1])).body.success).toBe(true)
      for (const each of accounts) expect(await play(each)).toMatchObject(reached(PLAY))
    },
  )

  test.each([
    ['end', [0, 1], [0, 1, 1]],
    ['bridge', [1, 0], [0, 1, 1]],
    ['other end', [2, 1], [0, 0, 2]],
    ['bridge again', [1, 2], [0, 0, 2]],
    ['two ends, which only the bridge links', [0, 2], [0, 0, 0]],
  ] as const)('of three accounts the %s leaves with what is linked to it, from either side', async (name, [of, from], parts) => {
    const accounts = await chain([0, 1, 2], `Undone${name.replaceAll(/[^a-z]/gi, '')}`)
    for (let times = 0; times < 2; times++)
      await site.context.transaction((tx) => partAccounts(tx, accounts[of].playerId, accounts[from].playerId))
    expect(await personsOf(...accounts)).toEqual(parts)
  })

  test('three accounts with one mailbox: the third stays with both until it is separated from one, too', async () => {
    const accounts = [
      await holder({ theme: ONE, email: 'all.three@gmail.com' }),
      await holder({ email: 'all.three+b@gmail.com' }),
      await holder({ email: 'all.three+c@gmail.com' }),
    ] as const
    const [one, two, third] = accounts
    await site.deliverEvents()
    const part = (a: TestPlayer, b: TestPlayer) => site.context.transaction((tx) => partAccounts(tx, a.playerId, b.playerId))
    await part(one, two)
    expect(await personsOf(...accounts)).toEqual([0, 0, 0])
    await part(third, two)
    expect(await personsOf(...accounts)).toEqual([0, 1, 0])
    await choose(one, PLAY, STAKE)
    expect((await play(third)).body.success).toBe(true)
    expect(await play(one)).toMatchObject(reached(PLAY))
    expect((await play(two)).body.success).toBe(true)
  })
})

describe('two accounts at once', () => {
  test('become one person only after a purchase that has begun, which then counts for both', async () => {
    const [one, two] = [await holder({ theme: ONE, email: 'in.flight@gmail.com' }), await holder({ email: 'inflight@gmail.com' })]
    await choose(two, BUY, 5_000)
    const hasBought = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const buying = site.context.transaction(async (tx) => {
      await takePurchase(tx, { playerId: one.playerId, amount: 3_000n, at: site.clock.now() })
      hasBought.resolve()
      await mayEnd.promise
    })
    await hasBought.promise
    const joining = site.deliverEvents()
    await expect.poll(() => countWaiting(site)).toBe(1)
    expect((await limitOf(one, BUY)).amount).toBeNull()
    mayEnd.resolve()
    await Promise.all([buying, joining])
    expect(await limitOf(one, BUY)).toMatchObject({ amount: 5_000, used: 3_000 })
    expect(await buy(two, 3_000n)).toBe('limit-reached')
  })

  test('become one person without a deadlock with a purchase, which locks its player before the rounds', async () => {
    const buyer = await holder({ theme: ONE, email: 'lock.first@gmail.com' })
    await site.deliverEvents()
    const isLocked = Promise.withResolvers<void>()
    const mayBuy = Promise.withResolvers<void>()
    const buying = site.context.transaction(async (tx) => {
      await sql`select from player where id = ${buyer.playerId} for update`.execute(tx)
      isLocked.resolve()
      await mayBuy.promise
      return tryLockId(tx, 'playerRounds', buyer.playerId)
    })
    await isLocked.promise
    const other = await holder({ email: 'lockfirst@gmail.com' })
    const joining = site.deliverEvents()
    await expect.poll(() => countWaiting(site)).toBe(1)
    mayBuy.resolve()
    expect(await buying).toBe(true)
    await joining
    expect(await personsOf(buyer, other)).toEqual([0, 0])
  })

  test('buy while they become one person: both purchases count for both, and nothing more fits', async () => {
    for (let nth = 0; nth < 5; nth++) {
      const [one, two] = [
        await holder({ theme: ONE, email: `rush.${nth}@gmail.com` }),
        await holder({ email: `rush${nth}@gmail.com` }),
      ]
      await choose(two, BUY, 5_000)
      const joining = site.deliverEvents()
      const answers = await Promise.all([buy(one, 3_000n), buy(two, 3_000n)])
      await joining
      const { used, amount } = await limitOf(one, BUY)
      expect(amount).toBe(5_000)
      expect(used).toBe(3_000 * answers.filter((answer) => answer === 'bought').length)
      expect([await buy(one, 3_000n), await buy(two, 3_000n)]).toEqual(['limit-reached', 'limit-reached'])
    }
  })
})
