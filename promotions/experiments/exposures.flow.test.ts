import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { Id } from '#kernel/id.ts'
import { type Experiment, holdoutOf, variantOf } from './assignment.ts'
import { countExposed, expose } from './exposures.ts'
import { checkSampleRatio } from './sample-ratio.ts'

let site: TestSite
let players: Id<'plr'>[]
beforeAll(async () => {
  site = await openTestSite()
  players = []
  for (let i = 0; i < 12; i++) players.push((await site.player({ isTest: false })).playerId)
})
afterAll(() => site.close())

const half = (id: string): Experiment => ({
  id,
  variants: [
    { key: 'control', share: 5_000 },
    { key: 'variant', share: 5_000 },
  ],
})
const exposeTo = (experiment: Experiment, who = players) =>
  site.context.transaction((tx) => expose(tx, experiment, who, site.clock.now()))
const rowsOf = async ({ id }: Experiment) =>
  (
    await site.database.pool.query(
      'select player, variant, exposed_at from promotion.exposure where experiment = $1 order by 1',
      [id],
    )
  ).rows

test('a player keeps the variant of the first exposure when the shares change', async () => {
  const before = half('box-size')
  const first = await exposeTo(before, players.slice(0, 6))
  expect(first).toEqual(new Map(players.slice(0, 6).map((player) => [player, variantOf(before, player)])))
  const all: Experiment = { id: before.id, variants: [{ key: 'variant', share: 10_000 }] }
  const later = await exposeTo(all)
  for (const player of players.slice(0, 6)) expect(later.get(player)).toBe(first.get(player))
  for (const player of players.slice(6)) expect(later.get(player)).toBe('variant')
})

test('exposed again, or by two processes at once, each player has one row', async () => {
  const experiment = half('twice')
  const reversed = players.toReversed()
  const [one, other] = await Promise.all([exposeTo(experiment), exposeTo(experiment, reversed)])
  const rows = await rowsOf(experiment)
  expect(rows).toHaveLength(players.length)
  site.advance(1_000)
  expect(await exposeTo(experiment)).toEqual(one)
  expect(other).toEqual(one)
  expect(await rowsOf(experiment)).toEqual(rows)
})

test('players outside the shares are not exposed', async () => {
  const nobody: Experiment = { id: 'nobody', variants: [{ key: 'variant', share: 0 }] }
  expect(await exposeTo(nobody)).toEqual(new Map())
  expect(await rowsOf(nobody)).toEqual([])
  const holdout = holdoutOf('2027-q1')
  expect(await exposeTo(holdout)).toEqual(
    new Map(players.flatMap((player) => (variantOf(holdout, player) ? [[player, variantOf(holdout, player)!]] : []))),
  )
})

test('counts are those of the log, and check the ratio', async () => {
  const experiment = half('counted')
  await exposeTo(experiment)
  const counts = await countExposed(site.context.reader, experiment)
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(players.length)
  const arms = experiment.variants.map(({ key, share }) => ({ players: counts.get(key)!, share }))
  expect(checkSampleRatio(arms).isMismatch).toBe(false)
  expect(await countExposed(site.context.reader, half('unseen'))).toEqual(
    new Map([
      ['control', 0],
      ['variant', 0],
    ]),
  )
})
