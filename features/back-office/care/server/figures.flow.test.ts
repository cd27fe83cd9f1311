import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptedProvider } from '#apps/site/testing/scripted-provider.ts'
import { shopAt } from '#apps/site/testing/shop.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played } from '#apps/site/testing/spins.ts'
import { chooseLimit } from '#features/protection/limits/contract.ts'
import { money } from '#kernel/money.ts'
import { calendarDayOf, DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { post } from '#ledger/index.ts'
import { readFigures } from './figures.ts'

const provider = scriptedProvider()
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ mayBreakMoney: true, payments: [provider] })))
afterAll(() => site.close())

const figuresOf = ({ playerId: id }: TestPlayer) => {
  const now = site.clock.now()
  const today = calendarDayOf(now, site.theme.timeZone)
  const player = { id, birthDate: '1990-11-22', createdAt: now - 40 * DAY_MS } as const
  return readFigures({ ...site.context, today } as never, site.slices, player)
}

test('SAFE-2 figures come from play, purchases, limits and breaks as they are stored', async () => {
  const shop = shopAt(site, provider)
  const player = await site.player()
  expect(await figuresOf(player)).toMatchObject({ rounds: 0, cents: 0, averageWeekCents: 0, accountDays: 40, age: 35 })
  await shop.buy(player, { presetId: 'starter' })
  const { cents } = (await site.database.pool.query('select cents from purchase_order where player = $1', [player.playerId]))
    .rows[0]
  for (let round = 0; round < 3; round++) {
    await played(player, { slug: 'cherry-royale' })
    site.advance(10 * MINUTE_MS)
  }
  await player.call(chooseLimit, { body: { scope: 'Purchases', kind: 'gross', period: 'day', amount: 100_000 } })
  await player.call(chooseLimit, { body: { scope: 'Purchases', kind: 'gross', period: 'day', amount: null } })
  await site.database.pool.query(
    `insert into exclusion (player, kind, chosen_at, until, return_asked_at) values ($1, 'break', $2::timestamptz - interval '10 days',
       $2::timestamptz - interval '9 days', null), ($1, 'exclusion', $2::timestamptz - interval '60 days', $2::timestamptz - interval '20 days',
       $2::timestamptz - interval '18 days')`,
    [player.playerId, new Date(site.clock.now())],
  )
  const now = await figuresOf(player)
  expect(now).toMatchObject({
    rounds: 3,
    cents,
    averageWeekCents: 0,
    raises: 1,
    breaksIn90Days: 1,
    returnsIn30Days: 1,
  })
  site.advance(8 * DAY_MS)
  expect(await figuresOf(player)).toMatchObject({
    cents: 0,
    averageWeekCents: Math.round((cents * 7) / 83),
    raises: 0,
    breaksIn90Days: 1,
  })
})

test('what returns of a void round is no play', async () => {
  const player = await mintWith(site, { coins: 10_000 })
  const own = { player: player.playerId, asset: 'coins' } as const
  const games = { house: 'games', asset: 'coins' } as const
  const move = (round: number, minor: bigint, isBack = false) =>
    site.context.transaction((tx) =>
      post(tx, {
        player: player.playerId,
        key: `${round} ${isBack}`,
        kind: isBack ? 'round-void' : 'round',
        ref: { round: `rnd_${round}`, game: 'cherry-royale' },
        movements: [{ ...(isBack ? { from: games, to: own } : { from: own, to: games }), amount: money('coins', minor) }],
      }),
    )
  for (const [round, minor] of [100n, 100n, 100n, 200n].entries()) await move(round, minor)
  const before = await figuresOf(player)
  expect(before).toMatchObject({ rounds: 4, raisedAfterLosses: 1 })
  await move(1, 100n, true)
  expect(await figuresOf(player)).toEqual(before)
})

test('a declined payment counts', async () => {
  const shop = shopAt(site, provider)
  const player = await site.player()
  const { data: order } = await shop.open(player, { presetId: 'starter' })
  const reference = await shop.begin(player, order!)
  await shop.hear(reference, { kind: 'declined', code: 'card-declined', message: null } as never)
  expect(await figuresOf(player)).toMatchObject({ declines: 1, boughtWhenEmpty: 0 })
})

test('a purchase counts as one after an empty balance by what the ledger says was left', async () => {
  const buys = async (coins: number) => {
    const player = await mintWith(site, { coins })
    const coinsOf = { player: player.playerId, asset: 'coins' } as const
    const games = { house: 'games', asset: 'coins' } as const
    const own = { player: player.playerId, key: 'round', kind: 'spin', ref: { round: 'rnd_one', game: 'cherry-royale' } }
    const sale = { player: player.playerId, key: 'sale', kind: 'purchase' }
    const sales = { house: 'sales', asset: 'coins' } as const
    await site.context.transaction((tx) =>
      post(tx, { ...own, movements: [{ from: coinsOf, to: games, amount: money('coins', 2_000n) }] }),
    )
    await site.context.transaction((tx) =>
      post(tx, { ...sale, movements: [{ from: sales, to: coinsOf, amount: money('coins', 9_000n) }] }),
    )
    const { rounds, boughtWhenEmpty } = await figuresOf(player)
    return [rounds, boughtWhenEmpty]
  }
  expect(await buys(3_999)).toEqual([1, 1])
  expect(await buys(4_000)).toEqual([1, 0])
})
