import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { playerChannel, publicChannel, type PushMessage } from '#kernel/push.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { promotionEntry } from '../index.ts'
import { setKillSwitch } from '../kill-switch.ts'
import { publishRun, toyCampaign, toyPromotion } from '../testing/toy-promotion.ts'

/** Of a type that no page knows. */
const message = (data: object) => ({ type: 'toy', data }) as unknown as PushMessage

const speaking = {
  ...toyPromotion,
  announce: (phase: string, { id, words }: { id: string; words: { en: { title: string } } }) =>
    message({ action: phase, id, title: words.en.title }),
  paidPush: ({ key, value }: { key: string; value: object }) => message({ action: 'paid', key, value }),
}

let isReceiving = true
let site: TestSite
beforeAll(async () => {
  const notReceiving: ServerFeature['notReceiving'] = async (_ctx, _db, players) => (isReceiving ? [] : players)
  const slice = { ...promotionEntry(speaking, 'toy'), isInEveryTheme: true, notReceiving } as const
  site = await openTestSite({ besides: [slice] })
})
afterAll(() => site.close())

const publish = (startsIn: number, lasts: number) => {
  const startsAt = site.clock.now() + startsIn
  return publishRun(site.context, toyCampaign, { config: { every: 1, coins: 100 }, startsAt, endsAt: startsAt + lasts })
}

async function pushed(channel: string): Promise<{ action: string; id?: string }[]> {
  const { rows } = await site.database.pool.query<{ data: { action: string } }>(
    "select payload::jsonb -> 'data' as data from outbox.message where channel = $1 and payload::jsonb ->> 'type' = 'toy' order by seq",
    [channel],
  )
  return rows.map(({ data }) => data)
}

const toldOf = async (run: string) =>
  (await pushed(publicChannel(site.theme.id))).flatMap(({ id, action }) => (id === run ? [action] : []))

test('a start and an end are announced once each, at their moments', async () => {
  const run = await publish(HOUR_MS, HOUR_MS)
  const seen: string[][] = []
  for (const ms of [0, HOUR_MS - 1, 1, MINUTE_MS, HOUR_MS, MINUTE_MS]) {
    site.advance(ms)
    await Promise.all([site.promotions.runDue(), site.promotions.runDue()])
    seen.push(await toldOf(run))
  }
  expect(seen).toEqual([[], [], ['start'], ['start'], ['start', 'stop'], ['start', 'stop']])
  expect((await pushed(publicChannel(site.theme.id)))[0]).toEqual({ action: 'start', id: run, title: 'Toy' })
})

test('what the server slept through is announced late, and a run that is over only as over', async () => {
  const [running, over] = [await publish(HOUR_MS, 3 * DAY_MS), await publish(HOUR_MS, HOUR_MS)]
  site.advance(DAY_MS)
  await site.runJobs()
  expect(await toldOf(running)).toEqual(['start'])
  expect(await toldOf(over)).toEqual(['stop'])
})

test('a start waits while the brand’s promotions are stopped', async () => {
  const turn = (isOn: boolean) =>
    site.context.transaction((tx) => setKillSwitch(tx, { brand: site.theme.id, isOn, by: 'a test', at: site.clock.now() }))
  const run = await publish(0, HOUR_MS)
  await turn(true)
  await site.runJobs()
  expect(await toldOf(run)).toEqual([])
  await turn(false)
  await site.runJobs()
  expect(await toldOf(run)).toEqual(['start'])
})

test('a paid grant tells its player when it is paid', async () => {
  await publish(0, DAY_MS)
  const player: TestPlayer = await site.player()
  const payload = settledRound(site.context.newId('rnd'))
  await site.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, payload, at: site.clock.now() }))
  isReceiving = false
  await site.deliverEvents()
  expect(await pushed(playerChannel(player.playerId))).toEqual([])
  isReceiving = true
  site.advance(HOUR_MS)
  await site.deliverEvents()
  const value = { kind: 'balance', coins: 100, entries: 0 }
  expect(await pushed(playerChannel(player.playerId))).toContainEqual({ action: 'paid', key: 'round:1', value })
})
