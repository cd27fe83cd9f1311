import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { route } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import type { ActCall } from '../definition.ts'
import { callAct, definePromotion, promotionEntry } from '../index.ts'
import { publishRun } from '../testing/toy-promotion.ts'
import { countEntitlements } from './entitlements.ts'

const words = { title: 'Raffle', text: 'Enter with tickets.', steps: [] }
const raffleCampaign = defineCampaign({
  feature: 'raffle',
  config: z.object({ tickets: z.int().positive() }),
  isExclusive: true,
  hasRule: true,
  words: { en: words, es: words },
  picture: 'gift',
  link: '/raffle',
})

type Cell = { readonly entered: number }
const raffle = definePromotion({
  campaign: raffleCampaign,
  cell: z.object({ entered: z.int() }),
  empty: (): Cell => ({ entered: 0 }),
  acts: {
    get: {
      do: (_: Cell, { input }: ActCall<string>, { config }) => ({
        grants: [{ key: input, value: { kind: 'ticket', of: 'raffle', count: config.tickets, lifetimeSeconds: 3_600 } }],
      }),
    },
    enter: {
      spends: () => ({ kind: 'ticket', of: 'raffle' }),
      do: (cell: Cell, { input }: ActCall<string>) =>
        input === 'refuse' ? { refused: 'not-now' } : { cell: { entered: cell.entered + 1 }, reply: cell.entered + 1 },
    },
  },
  cost: () => [],
})

const call = route({
  method: 'POST',
  path: '/rest/raffle/act/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary: 'An act of the raffle.',
  body: z.object({ name: z.enum(['get', 'enter']), input: z.string() }),
  reply: z.record(z.string(), z.unknown()),
})

const raffleSlice: ServerFeature = {
  ...promotionEntry(raffle, 'raffle'),
  isInEveryTheme: true,
  routes: [
    bind(call, async (ctx, { body }) => {
      const done = await callAct(ctx, raffle, body.name, body.input)
      return done.isDone ? { reply: done.reply, isReplay: done.isReplay } : { refused: done.refused }
    }),
  ],
}

let site: TestSite
let run: Id<'cmp'>
beforeAll(async () => {
  site = await openTestSite({ besides: [raffleSlice] })
  run = await publishRun(site.context, raffleCampaign, { config: { tickets: 2 }, endsAt: site.clock.now() + 24 * HOUR_MS })
})
afterAll(() => site.close())

const get = (player: TestPlayer, input: string) => player.call(call, { body: { name: 'get', input } })
const enter = async (player: TestPlayer, input = '', key?: string) =>
  (await player.call(call, { body: { name: 'enter', input }, ...(key && { headers: { 'idempotency-key': key } }) })).body
const leftOf = ({ playerId }: TestPlayer) =>
  countEntitlements(site.context.reader, playerId, { kind: 'ticket', of: 'raffle' }, site.clock.now())

async function eventsOf({ playerId }: TestPlayer): Promise<unknown[]> {
  const { rows } = await site.database.pool.query<{ event: unknown }>(
    `select jsonb_build_array(type, payload->'grantId', payload->'value'->'count') as event from outbox.event
     where player = $1 and type in ('grant.taken', 'grant.expired') order by id`,
    [playerId],
  )
  return rows.map(({ event }) => event)
}

test('an act uses one, of those that expire soonest, until none is left', async () => {
  const player = await site.player()
  expect(await enter(player)).toEqual({ refused: 'none-left' })
  await get(player, 'first')
  site.advance(MINUTE_MS)
  await get(player, 'second')
  const [first, second] = ['first', 'second'].map((key) => `${run}:${player.playerId}:${key}`)
  for (const entered of [1, 2, 3]) expect(await enter(player)).toMatchObject({ reply: entered })
  expect(await leftOf(player)).toBe(1)
  expect(await eventsOf(player)).toEqual([
    ['grant.taken', first, 1],
    ['grant.taken', first, 1],
    ['grant.taken', second, 1],
  ])
  await enter(player)
  expect(await enter(player)).toEqual({ refused: 'none-left' })
})

test('a refused act and a repeated one use nothing', async () => {
  const player = await site.player()
  await get(player, 'one')
  expect(await enter(player, 'refuse')).toEqual({ refused: 'not-now' })
  expect(await leftOf(player)).toBe(2)
  expect(await enter(player, '', 'once')).toMatchObject({ isReplay: false })
  expect(await enter(player, '', 'once')).toMatchObject({ reply: 1, isReplay: true })
  expect(await leftOf(player)).toBe(1)
})

test('the last one is used once by acts at the same time', async () => {
  const player = await site.player()
  await get(player, 'one')
  await enter(player)
  const replies = await Promise.all([1, 2, 3].map(() => enter(player)))
  expect(replies.filter((reply) => 'refused' in reply)).toEqual([{ refused: 'none-left' }, { refused: 'none-left' }])
})

test('what is left expires, once, and says so', async () => {
  const player = await site.player()
  await get(player, 'one')
  await enter(player)
  site.advance(HOUR_MS + 1)
  expect(await leftOf(player)).toBe(0)
  for (let times = 0; times < 2; times++) await site.runJobs()
  const key = `${run}:${player.playerId}:one`
  expect(await eventsOf(player)).toEqual([
    ['grant.taken', key, 1],
    ['grant.expired', key, 1],
  ])
})
