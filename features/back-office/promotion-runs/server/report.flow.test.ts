import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { mintWith, played, STAKE } from '#apps/site/testing/spins.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { money } from '#kernel/money.ts'
import { HOUR_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
import { post } from '#ledger/index.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { promotionEntry } from '#promotions/index.ts'
import { publishRun, toyCampaign, toyPromotion } from '#promotions/testing/toy-promotion.ts'
import * as contract from '../contract.ts'
import { moneyOf } from './report.ts'

let site: TestSite
let ann: TestClient
let run: string
beforeAll(async () => {
  site = await openTestSite({ besides: [{ ...promotionEntry(toyPromotion, 'toy'), isInEveryTheme: true }] })
  ann = await signedInOperator(site, 'ann', 'crm')
})
beforeEach(async () => {
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
  const endsAt = site.clock.now() + HOUR_MS
  run = await publishRun(site.context, toyCampaign, { config: { every: 2, coins: 100 }, endsAt })
})
afterAll(() => site.close())

async function settle({ playerId }: TestPlayer, stake: number): Promise<void> {
  const payload = settledRound(site.context.newId('rnd'), { stake })
  await site.context.transaction((tx) => emit(tx, roundSettled, { playerId, at: site.clock.now(), payload }))
  await site.deliverEvents()
}

const report = async () => (await ann.call(contract.readRunReport, { params: { id: run } })).body.data

test('a report shows a transfer of the run that belongs to no grant', async () => {
  const player = await site.player()
  for (let round = 0; round < 2; round++) await settle(player, 50)
  const amount = money('coins', 30n)
  const movement = {
    from: { house: 'promotions', asset: 'coins' },
    to: { player: player.playerId, asset: 'coins' },
    amount,
  } as const
  await site.context.transaction((tx) =>
    post(tx, { key: 'by-hand', kind: 'toy', player: player.playerId, movements: [movement], ref: { run } }),
  )
  expect(await report()).toMatchObject({ paid: { coins: 100 }, ledger: { transfers: 2, withoutGrant: 1, coins: 130 } })
})

test('a report has what its players’ sweepstakes rounds kept in its time, and the cost of entries by what those paid back', async () => {
  const player = await site.player({ isTest: false })
  await settle(player, 50)
  const round = (mode: string, stake: number, win: number, at: Instant) =>
    site.database.pool.query(
      `insert into game_round (id, player, request, request_hash, mode, game, definition_hash, seed_pair, nonce, stake, win,
         from_granted, from_won, transfer, balance_after, events, at)
       values ($1, $2, $1, '', $3, 'a-game', '', $1, 1, $4, $5, $4, 0, '', 0, '[]', $6)`,
      [site.context.newId('rnd'), player.playerId, mode, stake, win, new Date(at)],
    )
  await round('SweepStakes', 400, 300, site.clock.now())
  await round('TournamentPoints', 1_000, 100, site.clock.now())
  site.advance(1_000)
  expect(await report()).toMatchObject({
    ggrCents: 100,
    ngrCents: 100,
    expectedRedemption: 0.75,
    coinPlay: { stake: 1_000, win: 100 },
  })
  await site.database.pool.query(
    `insert into round_void (round, act, brand, player, game, definition_hash, mode, cause, played_at, stake, win, jackpot, returned,
       taken_back, at)
     select id, 'an act', $1, player, game, '', mode, 'wrong-result', at, stake, win, 0, stake, 250, at
     from game_round where player = $2 and mode = 'SweepStakes'`,
    [site.theme.id, player.playerId],
  )
  // ROUND-8: what was returned is no play, and 50 of the win stayed with the player.
  expect(await report()).toMatchObject({ ggrCents: -50, coinPlay: { stake: 1_000, win: 100 } })
  expect(moneyOf({ stake: 400, win: 300 }, 80)).toEqual({
    expectedRedemption: 0.75,
    costCents: 60,
    ggrCents: 100,
    ngrCents: 40,
  })
  expect(moneyOf({ stake: 0, win: 0 }, 80).costCents).toBe(80)
  expect(moneyOf({ stake: 100, win: 900 }, 80).costCents).toBe(80)
})

test('STAFF-3 a report shows players, payments and play of test accounts apart, and compares all of them with the ledger', async () => {
  const [player, tester] = [await site.player({ isTest: false }), await site.player({ isTest: true })]
  for (const each of [player, tester, tester]) {
    await settle(each, 50)
    await settle(each, 50)
    await site.database.pool.query(
      `insert into game_round (id, player, request, request_hash, mode, game, definition_hash, seed_pair, nonce, stake, win,
         from_granted, from_won, transfer, balance_after, events, at)
       values ($1, $2, $1, '', 'SweepStakes', 'a-game', '', $1, 1, 400, 300, 400, 0, '', 0, '[]', $3)`,
      [site.context.newId('rnd'), each.playerId, new Date(site.clock.now())],
    )
  }
  site.advance(1_000)
  expect(await report()).toMatchObject({
    players: 2,
    testAccounts: { players: 1, coins: 200, entries: 0 },
    paid: { coins: 300 },
    ledger: { coins: 300, withoutGrant: 0 },
    ggrCents: 100,
  })
})

test('a report counts an entitlement that expired as expired, and free spins as played or expired', async () => {
  const player = await site.player()
  await settle(player, 50)
  const grant = (key: string, kind: string) =>
    site.database.pool.query(
      `insert into promotion.grant (key, run, player, feature, kind, value, cost_cents, state, cause, config_hash, earned_at)
       values ($1, $2, $3, 'toy', $4, '{}', 0, 'paid', 'tick', 'h', now())`,
      [key, run, player.playerId, kind],
    )
  await grant(`${run}:t`, 'ticket')
  await grant(`${run}:s`, 'free-spins')
  await site.database.pool.query(
    `insert into promotion.entitlement (grant_key, player, run, kind, of, count, used, state) values ($1, $2, $3, 'ticket', 'toy', 3, 1, 'expired')`,
    [`${run}:t`, player.playerId, run],
  )
  await site.database.pool.query(
    `insert into game_free_spins (id, player, game, mode, stake, count, used, expires_at) values ($1, $2, 'g', 'TournamentPoints', 1, 5, 2, $3)`,
    [`${run}:s`, player.playerId, new Date(site.clock.now() - 1)],
  )
  const totals = await report()
  expect(totals.grants.map(({ state, kind }) => [state, kind])).toEqual([
    ['expired', 'ticket'],
    ['paid', 'free-spins'],
  ])
  expect(totals.entitlements).toEqual([{ kind: 'ticket', of: 'toy', given: 3, used: 1, expired: 2 }])
  expect(totals.freeSpins).toEqual({ used: 2, expired: 3 })
})

describe('a final table', () => {
  const recompute = async () => (await ann.call(contract.recomputeFinalTables, { params: { id: run } })).body.data.tables
  beforeEach(async () => {
    const config = { every: 1_000, coins: 1, prizes: [500] }
    run = await publishRun(site.context, toyCampaign, { config, endsAt: site.clock.now() + 5 * MINUTE_MS })
  })

  test('is recomputed once the run has closed; a row without rounds is named, and audited as seen', async () => {
    const [often, once] = [await mintWith(site, { coins: 9 * STAKE }), await mintWith(site, { coins: 9 * STAKE })]
    for (const player of [often, once, often]) await played(player)
    await site.deliverEvents()
    expect(await report()).toMatchObject({ finalTables: [] })
    expect(await recompute()).toEqual([])
    site.advance(6 * MINUTE_MS)
    await site.closeRuns()
    const { finalTables } = await report()
    expect(finalTables).toMatchObject([{ name: null, places: 2 }])
    const equal = { name: null, players: 2, differences: [], isIntact: true }
    expect(await Promise.all([recompute(), recompute()])).toEqual([[equal], [equal]])
    const gone = [run, once.playerId]
    await site.database.pool.query('update promotion.player_cells set cells = cells - $1::text where player = $2', gone)
    await site.database.pool.query('delete from promotion.cell_archive where run = $1 and player = $2', gone)
    const difference = { player: once.playerId, stored: STAKE, recomputed: null }
    expect(await recompute()).toEqual([{ ...equal, players: 1, differences: [difference] }])
    expect((await report()).finalTables).toEqual(finalTables)
    const seen = await site.database.pool.query("select after from audit_event where what = 'final-table-difference-seen'")
    expect(JSON.stringify(seen.rows.at(-1))).toContain(once.playerId)
  })

  test('of an unknown run is not found', async () => {
    expect((await ann.call(contract.recomputeFinalTables, { params: { id: 'cmp_none' } })).status).toBe(404)
  })
})
