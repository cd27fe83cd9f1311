import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { settleRound } from '#apps/site/testing/settle-round.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { route } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { definePromotion, type PromotionDefinition } from '../definition.ts'
import { callAct, promotionEntry, readLastCell, readRun } from '../index.ts'
import { readParkedCells } from '../reader/read-held.ts'
import { publishRun, toyCampaign } from '../testing/toy-promotion.ts'

const campaign = { ...toyCampaign, feature: 'toy-upgraded' }
const coins = (amount: number) => ({ kind: 'balance', coins: amount, entries: 0 }) as const
const cost = () => []

/** As first released: a sum, paid at the end. */
const first = definePromotion({
  campaign,
  cell: z.object({ sum: z.int() }),
  empty: () => ({ sum: 0 }),
  on: { 'round.settled': ({ sum }: { sum: number }, { payload }) => ({ cell: { sum: sum + payload.stake } }) },
  acts: { look: { do: (cell: { sum: number }) => ({ cell, reply: cell }) } },
  close: ({ sum }) => ({ grants: [{ key: 'close', value: coins(sum) }] }),
  cost,
})

interface Cell {
  readonly total: number
  readonly rounds: number
}
let isMended = false
/** Two releases later: the sum got another name, then rounds were counted. A sum of 13 cannot be carried over at first. */
const third = definePromotion({
  campaign,
  cell: z.object({ total: z.int(), rounds: z.int() }),
  upgrades: [
    ({ sum }: { sum: number }) => ({ total: sum === 13 && !isMended ? 'thirteen' : sum }),
    (cell: { total: number }) => ({ ...cell, rounds: 1 }),
  ],
  empty: (): Cell => ({ total: 0, rounds: 0 }),
  on: {
    'round.settled': ({ total, rounds }: Cell, { payload }) => ({ cell: { total: total + payload.stake, rounds: rounds + 1 } }),
  },
  acts: { look: { do: (cell: Cell) => ({ cell, reply: cell }) } },
  close: ({ total, rounds }) => ({ grants: [{ key: 'close', value: coins(total + rounds) }] }),
  cost,
})

const look = route({
  method: 'POST',
  path: '/rest/toy/look/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary: 'Looks at the cell.',
  reply: z.record(z.string(), z.unknown()),
})

/** What runs now; a release replaces its parts. */
const released = { ...first } as unknown as PromotionDefinition
const release = (next: unknown) => void Object.assign(released, next)
const slice: ServerFeature = {
  ...promotionEntry(released, 'toyUpgraded'),
  isInEveryTheme: true,
  routes: [
    bind(look, async (ctx) => {
      const done = await callAct(ctx, released, 'look')
      return done.isDone ? { cell: done.reply } : { refused: done.refused }
    }),
  ],
}

let site: TestSite
let run: Id<'cmp'>
let ended: Id<'cmp'>
let [plain, failing, acting, idle]: TestPlayer[] = []
beforeAll(async () => {
  site = await openTestSite({ besides: [slice] })
  ;[plain, failing, acting, idle] = [await site.player(), await site.player(), await site.player(), await site.player()]
})
afterAll(() => site.close())

const settle = (player: TestPlayer, stake: number) => settleRound(site, player, stake)
const cellOf = async ({ playerId }: TestPlayer) => (await readRun(site.context, released, playerId))?.cell
const storedOf = async ({ playerId }: TestPlayer) =>
  (await site.database.pool.query('select cells -> $1 as cell from promotion.player_cells where player = $2', [run, playerId]))
    .rows[0]?.cell
const parked = async () =>
  (await readParkedCells(site.context.reader, site.theme.id, 9)).map(({ player, failure }) => [player, failure.includes('total')])

test('cells of an earlier schema are carried over when they are read, and stored with their next change', async () => {
  ended = await publishRun(site.context, campaign, { config: { every: 1, coins: 1 }, endsAt: site.clock.now() + MINUTE_MS })
  await settle(plain!, 5)
  await site.deliverEvents()
  site.advance(2 * MINUTE_MS)
  await site.closeRuns()
  run = await publishRun(site.context, campaign, { config: { every: 1, coins: 1 }, endsAt: site.clock.now() + 5 * MINUTE_MS })
  for (const [player, stake] of [
    [plain!, 7],
    [failing!, 13],
    [acting!, 13],
    [idle!, 13],
  ] as const)
    await settle(player, stake)
  await site.deliverEvents()
  expect(await storedOf(plain!)).toEqual({ cell: { sum: 7 } })

  release(third)
  expect(await cellOf(plain!)).toEqual({ total: 7, rounds: 1 })
  expect(await storedOf(plain!)).toEqual({ cell: { sum: 7 } })
  expect((await plain!.call(look)).body).toEqual({ cell: { total: 7, rounds: 1 } })
  await settle(plain!, 3)
  await site.deliverEvents()
  expect(await storedOf(plain!)).toEqual({ cell: { total: 10, rounds: 2 }, version: 2 })
  expect(await readLastCell(site.context.reader, released, { player: plain!.playerId, run: ended })).toEqual({
    total: 5,
    rounds: 1,
  })
})

test('a cell that no upgrade carries over is parked by its next event or act, and replayed once mended', async () => {
  await settle(failing!, 1)
  await settle(failing!, 2)
  await site.deliverEvents()
  expect((await acting!.call(look)).body).toEqual({ refused: 'paused' })
  expect(await parked()).toEqual([failing!, acting!].map(({ playerId }) => [playerId, true]))
  expect(await storedOf(failing!)).toEqual({ cell: { sum: 13 }, isParked: true })
  const key = { run, player: failing!.playerId }
  expect(await site.promotions.replayParked(key)).toMatchObject({ failure: expect.stringContaining('total') })
  isMended = true
  expect(await site.promotions.replayParked(key)).toEqual({ folded: 2 })
  expect(await cellOf(failing!)).toEqual({ total: 16, rounds: 3 })
  isMended = false
})

test('a run closes past such a cell, which is paid when it is replayed', async () => {
  site.advance(10 * MINUTE_MS)
  await site.closeRuns()
  await site.closeRuns()
  await expectPostings(site, plain!, 'toy-upgraded', [{ coins: 5 }, { coins: 12 }])
  await expectPostings(site, failing!, 'toy-upgraded', [{ coins: 19 }])
  await expectPostings(site, idle!, 'toy-upgraded', [])
  expect(await parked()).toHaveLength(2)
  isMended = true
  for (const { playerId: player } of [acting!, idle!])
    expect(await site.promotions.replayParked({ run, player })).toEqual({ folded: 0 })
  await site.deliverEvents()
  await expectPostings(site, idle!, 'toy-upgraded', [{ coins: 14 }])
  expect(await parked()).toEqual([])
})
