import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce, expectPostings } from '#apps/site/testing/expectations.ts'
import { balancesOf } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { defineCampaign } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { checkInvariants, post } from '#ledger/index.ts'
import { money } from '#kernel/money.ts'
import { purchaseCompleted, purchaseRestored, purchaseReversed } from '#platform/events/index.ts'
import type { DomainEvent, ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { definePromotion, followPurchase, promotionEntry, readEarned, readGrants } from '../index.ts'
import { setKillSwitch } from '../kill-switch.ts'
import { publishRun } from '../testing/toy-promotion.ts'

const words = { title: 'Thanks', text: 'Something with each purchase.', steps: [] }
const thanksCampaign = defineCampaign({
  feature: 'thanks',
  config: z.object({ coins: z.int(), entries: z.int(), tickets: z.int(), spins: z.int() }),
  isExclusive: false,
  hasRule: true,
  words: { en: words, es: words },
  picture: 'gift',
  link: '/thanks',
})

/** Grants with each purchase, and the same coins once without one. */
const thanks = definePromotion({
  campaign: thanksCampaign,
  cell: z.object({ nth: z.int() }),
  empty: () => ({ nth: 0 }),
  on: {
    'purchase.completed'(_, { payload: { nth: purchase } }, { config: { coins, entries, tickets, spins } }) {
      const bet = { game: 'ember-wyrm', betLevel: 100, lifetimeSeconds: 86_400 }
      return {
        cell: { nth: purchase },
        grants: [
          { key: `gift:${purchase}`, value: { kind: 'balance', coins, entries }, purchase },
          { key: 'once', value: { kind: 'balance', coins, entries: 0 } },
          ...(tickets ? [{ key: `tickets:${purchase}`, value: ticketsOf(tickets), purchase }] : []),
          ...(spins
            ? [{ key: `spins:${purchase}`, value: { kind: 'free-spins', count: spins, ...bet } as const, purchase }]
            : []),
        ],
      }
    },
  },
  cost: () => [],
})
const ticketsOf = (count: number) => ({ kind: 'ticket', of: 'raffle', count, lifetimeSeconds: null }) as const

let isReceiving = true
const slice: ServerFeature = {
  ...promotionEntry(thanks, 'thanks'),
  isInEveryTheme: true,
  notReceiving: async (_ctx, _db, players) => (isReceiving ? [] : players),
}

let site: TestSite
let run: Id<'cmp'>
const brandOf = (id: string): ThemeData => ({
  id,
  name: id,
  timeZone: 'America/New_York',
  hosts: [`${id}.example`],
  features: {},
})
const [own, foreign] = [brandOf('velmora'), brandOf('other')]
beforeAll(async () => void (site = await openTestSite({ besides: [slice], themes: [own, foreign] })))
beforeEach(async () => {
  isReceiving = true
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'thanks'")
  const plan = { config: { coins: 1_000, entries: 100, tickets: 0, spins: 0 }, endsAt: site.clock.now() + HOUR_MS }
  run = await publishRun(site.context, thanksCampaign, plan)
  await publishRun(site.contextFor(foreign), thanksCampaign, plan)
})
afterAll(() => site.close())

type Reversal = DomainEvent<'purchase.reversed'>['payload']
const payloadOf = (cents: number, nth: number) => ({
  orderId: 'ord_1',
  preset: 'p',
  cents,
  nth,
  offer: null,
  coins: 0,
  entries: 0,
})
const tell = (player: TestPlayer, contract: typeof purchaseCompleted | typeof purchaseReversed, payload: Reversal) =>
  site.context.transaction((tx) =>
    emit(tx, contract as typeof purchaseReversed, { playerId: player.playerId, payload, at: site.clock.now() }),
  )
const buy = (player: TestPlayer, nth = 1) => tell(player, purchaseCompleted, payloadOf(999, nth))
/** Of a price of 999. */
const reverse = (player: TestPlayer, cents: number, leftCents: number, nth = 1) =>
  tell(player, purchaseReversed, { ...payloadOf(cents, nth), priceCents: 999, leftCents })
const restore = (player: TestPlayer, cents: number, leftCents: number) =>
  site.context.transaction((tx) =>
    emit(tx, purchaseRestored, {
      playerId: player.playerId,
      payload: { ...payloadOf(cents, 1), priceCents: 999, leftCents },
      at: site.clock.now(),
    }),
  )
async function bought(theme = own): Promise<TestPlayer> {
  const player = await site.player({ theme })
  await buy(player)
  await site.deliverEvents()
  return player
}
const balanceOf = async (player: TestPlayer) => {
  const { coins, entries } = await balancesOf(player)
  return { coins, entries }
}
const grantOf = async (player: TestPlayer, key: string) =>
  (await readGrants(site.context.reader, { player: player.playerId, run })).find((grant) => grant.key.endsWith(`:${key}`))!
const expectTakings = (player: TestPlayer, expected: readonly Record<string, number>[]) =>
  expectPostings(site, player, 'reward-taken-back', expected)
const spend = (player: TestPlayer, coins: number) =>
  site.context.transaction((tx) =>
    post(tx, {
      key: 'spent',
      kind: 'adjustment',
      player: player.playerId,
      movements: [
        {
          from: { player: player.playerId, asset: 'coins' },
          to: { house: 'promotions', asset: 'coins' },
          amount: money('coins', BigInt(coins)),
        },
      ],
    }),
  )
const eventsOf = async (player: TestPlayer): Promise<DomainEvent<'purchase.reversed'>[]> => {
  const { rows } = await site.database.pool.query(
    'select id, type, player as "playerId", at, payload from outbox.event where type = \'purchase.reversed\' and player = $1 order by id',
    [player.playerId],
  )
  return rows
}
const follow = (event: DomainEvent<'purchase.reversed'>) =>
  site.context.transaction((tx) => followPurchase(tx, site.slices, event))

describe('a reversed purchase takes what it earned', () => {
  test('as a whole, and nothing that it did not earn', async () => {
    const player = await bought()
    expect(await balanceOf(player)).toEqual({ coins: 2_000, entries: 100 })
    await reverse(player, 999, 0)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 1_000, entries: 0 })
    await expectTakings(player, [{ coins: -1_000 }, { entries: -100 }])
    expect(await grantOf(player, 'gift:1')).toMatchObject({
      whole: { coins: 1_000, entries: 100 },
      gone: { coins: 1_000, entries: 100 },
    })
    const earned = await readEarned(site.context.reader, { player: player.playerId, limit: 9 })
    expect(earned.map(({ gone }) => gone)).toEqual(expect.arrayContaining([{ coins: 1_000, entries: 100 }, null]))
    expect(await checkInvariants(site.context.reader)).toEqual([])
  })

  test('in parts that add up exactly', async () => {
    const player = await bought()
    for (const leftCents of [666, 333, 332]) await reverse(player, 333, leftCents)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({
      coins: 1_000 + Math.floor((1_000 * 332) / 999),
      entries: Math.floor((100 * 332) / 999),
    })
    await reverse(player, 332, 0)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 1_000, entries: 0 })
  })

  test('once: a repeated and an earlier event take nothing, and of two at once one does', async () => {
    const player = await bought()
    await reverse(player, 333, 666)
    await reverse(player, 333, 333)
    const [first, second] = await eventsOf(player)
    const lock = { sql: 'select from promotion.grant where player = $1 for update', values: [player.playerId] }
    await atOnce(site, lock, [() => follow(second!), () => follow(second!)])
    await follow(first!)
    await follow(second!)
    await site.deliverEvents()
    await expectTakings(player, [{ coins: -667 }, { entries: -67 }])
    expect(await balanceOf(player)).toEqual({ coins: 1_333, entries: 33 })
  })

  test('of that number alone, and of its own buyer, not of another brand’s', async () => {
    const [player, other, third] = [await bought(), await bought(), await bought(foreign)]
    await buy(player, 2)
    await site.deliverEvents()
    await reverse(player, 999, 0, 2)
    await site.deliverEvents()
    await expectTakings(player, [{ coins: -1_000 }, { entries: -100 }])
    expect((await grantOf(player, 'gift:1')).gone).toBeNull()
    await expectTakings(other, [])
    await expectTakings(third, [])
    await expectPostings(site, third, 'thanks', [{ coins: 1_000 }, { coins: 1_000, entries: 100 }])
  })

  test('as much as the player still has', async () => {
    const player = await bought()
    await spend(player, 1_700)
    await reverse(player, 999, 0)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 0, entries: 0 })
    await expectTakings(player, [{ coins: -300 }, { entries: -100 }])
    expect((await grantOf(player, 'gift:1')).gone).toEqual({ coins: 300, entries: 100 })
    expect(await checkInvariants(site.context.reader)).toEqual([])
  })

  test('after the run’s end, and while all promotions are stopped', async () => {
    const player = await bought()
    const stop = (isOn: boolean) =>
      site.context.transaction((tx) => setKillSwitch(tx, { brand: site.theme.id, isOn, by: 'a test', at: site.clock.now() }))
    await stop(true)
    await reverse(player, 333, 666)
    await site.deliverEvents()
    await expectTakings(player, [{ coins: -334 }, { entries: -34 }])
    await stop(false)
    site.advance(2 * HOUR_MS)
    await site.closeRuns()
    await reverse(player, 666, 0)
    await site.deliverEvents()
    await expectTakings(player, [{ coins: -334 }, { entries: -34 }, { coins: -666 }, { entries: -66 }])
    expect((await grantOf(player, 'gift:1')).gone).toEqual({ coins: 1_000, entries: 100 })
  })

  test('by events of the time before they named a price', async () => {
    const player = await bought()
    await tell(player, purchaseReversed, payloadOf(999, 1))
    await site.deliverEvents()
    expect((await grantOf(player, 'gift:1')).gone).toEqual({ coins: 1_000, entries: 100 })
    await expectTakings(player, [{ coins: -1_000 }, { entries: -100 }])
  })
})

describe('a restored purchase gives back', () => {
  test('what its reversal took, once, and no more than that', async () => {
    const player = await bought()
    await spend(player, 1_700)
    await reverse(player, 999, 0)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 0, entries: 0 })
    await restore(player, 799, 799)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 99, entries: 79 })
    await restore(player, 200, 999)
    await restore(player, 200, 999)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 300, entries: 100 })
    expect((await grantOf(player, 'gift:1')).gone).toEqual({ coins: 0, entries: 0 })
    await expectPostings(site, player, 'reward-restored', [{ coins: 99 }, { entries: 79 }, { coins: 201 }, { entries: 21 }])
    await reverse(player, 999, 0)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 0, entries: 0 })
    expect(await checkInvariants(site.context.reader)).toEqual([])
  })

  test('also what was never paid, because the reversal came first', async () => {
    isReceiving = false
    const player = await bought()
    await reverse(player, 333, 666)
    await site.deliverEvents()
    isReceiving = true
    site.advance(HOUR_MS)
    await site.runJobs()
    await restore(player, 333, 999)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 2_000, entries: 100 })
  })
})

describe('a grant that is not paid yet', () => {
  test('is paid by the share that is left, and then takes part in later reversals', async () => {
    isReceiving = false
    const player = await bought()
    await reverse(player, 333, 666)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 0, entries: 0 })
    isReceiving = true
    site.advance(HOUR_MS)
    await site.runJobs()
    expect(await balanceOf(player)).toEqual({ coins: 1_666, entries: 66 })
    expect(await grantOf(player, 'gift:1')).toMatchObject({
      paid: { coins: 666, entries: 66 },
      whole: { coins: 1_000, entries: 100 },
      gone: { coins: 334, entries: 34 },
    })
    await expectTakings(player, [])
    await reverse(player, 666, 0)
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 1_000, entries: 0 })
  })

  test('of a purchase of which nothing is left moves nothing and tells nothing', async () => {
    isReceiving = false
    const player = await bought()
    await reverse(player, 999, 0)
    await site.deliverEvents()
    isReceiving = true
    site.advance(HOUR_MS)
    await site.runJobs()
    expect(await balanceOf(player)).toEqual({ coins: 1_000, entries: 0 })
    expect(await grantOf(player, 'gift:1')).toMatchObject({ state: 'paid', transfer: null, gone: { coins: 1_000, entries: 100 } })
    const { rows } = await site.database.pool.query(
      "select payload ->> 'grantId' as key from outbox.event where type = 'grant.given' and player = $1",
      [player.playerId],
    )
    expect(rows).toEqual([{ key: `${run}:${player.playerId}:once` }])
  })

  test('waits for the reversal that goes on, and the reversal for the payment', async () => {
    isReceiving = false
    const player = await bought()
    isReceiving = true
    site.advance(HOUR_MS)
    await reverse(player, 333, 666)
    const [event] = await eventsOf(player)
    const lock = { sql: 'select pg_advisory_xact_lock(hashtextextended($1, 7318))', values: [`${player.playerId}:1`] }
    await atOnce(site, lock, [() => site.promotions.drain(), () => follow(event!)])
    await site.deliverEvents()
    expect(await balanceOf(player)).toEqual({ coins: 1_666, entries: 66 })
  })
})

describe('what is not in the balance', () => {
  beforeEach(async () => {
    await site.database.pool.query("update campaign set status = 'archived' where feature = 'thanks'")
    run = await publishRun(site.context, thanksCampaign, { config: { coins: 10, entries: 0, tickets: 5, spins: 10 } })
  })
  const entitlementOf = async (player: TestPlayer) => {
    const { rows } = await site.database.pool.query('select count, used, state from promotion.entitlement where player = $1', [
      player.playerId,
    ])
    return rows[0]
  }
  const spinsOf = async (player: TestPlayer) => {
    const { rows } = await site.database.pool.query('select count, used from game_free_spins where player = $1', [
      player.playerId,
    ])
    return rows[0]
  }

  test('goes unless it was used: tickets and free spins', async () => {
    const player = await bought()
    await site.database.pool.query('update game_free_spins set used = 4 where player = $1', [player.playerId])
    await reverse(player, 333, 666)
    await site.deliverEvents()
    expect(await entitlementOf(player)).toEqual({ count: 3, used: 0, state: 'open' })
    expect(await spinsOf(player)).toEqual({ count: 6, used: 4 })
    await reverse(player, 666, 0)
    await site.deliverEvents()
    expect(await entitlementOf(player)).toEqual({ count: 0, used: 0, state: 'used' })
    expect(await spinsOf(player)).toEqual({ count: 4, used: 4 })
    expect((await grantOf(player, 'spins:1')).gone).toEqual({ count: 6 })
    await restore(player, 999, 999)
    await site.deliverEvents()
    expect(await spinsOf(player)).toEqual({ count: 10, used: 4 })
    // On the day of their purchase, asking may have brought as many.
    expect(await entitlementOf(player)).toMatchObject({ count: 0 })
  })
})
