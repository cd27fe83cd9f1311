import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import type { TestPlayer } from '#apps/site/testing/site.ts'
import { explainPlayer, readRunReport } from '#features/back-office/promotion-runs/contract.ts'
import { type CampaignExperiment, CONTROL, HOLDOUT } from '#kernel/campaign-experiment.ts'
import type { Id } from '#kernel/id.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { variantOf } from '#promotions/experiments/assignment.ts'
import { variantsOf } from '#promotions/experiments/run-arms.ts'
import { readGrants, readRun } from '#promotions/index.ts'
import { toyPromotion } from '#promotions/testing/toy-promotion.ts'
import * as contract from '../contract.ts'
import { openTestAdmin, type TestAdmin } from './testing/admin-site.ts'
import { settleRound } from '#apps/site/testing/settle-round.ts'

const config = { every: 1, coins: 100 }
const experiment: CampaignExperiment = {
  holdout: 30,
  arms: [{ key: 'big', share: 30, config: { every: 1, coins: 700 } }],
  playersPlanned: 1_000,
}

let admin: TestAdmin
let run: Id<'cmp'>
/** One player of each arm. */
let players: Record<string, TestPlayer>
beforeAll(async () => {
  admin = await openTestAdmin()
  run = (await admin.publish({ config, experiment })) as Id<'cmp'>
  players = await onePerArm('')
})

/** New players, the first whom the assignment gives to each arm. */
async function onePerArm(prefix: string): Promise<Record<string, TestPlayer>> {
  const found: Record<string, TestPlayer> = {}
  for (let tries = 0; Object.keys(found).length < 3; tries++) {
    if (tries > 60) throw new Error('an arm that nobody is in')
    const player = await admin.site.player({ isTest: false })
    found[`${prefix}${variantOf(variantsOf(run, experiment), player.playerId)}`] ??= player
  }
  return found
}
afterAll(() => admin.site.close())

const grantsOf = async (name: string) =>
  (await readGrants(admin.site.context.reader, { player: players[name]!.playerId, run })).map(({ value, configHash }) => ({
    coins: value.kind === 'balance' ? value.coins : 0,
    configHash,
  }))
/** The running campaign as this player sees it. */
async function seenBy(name: string) {
  const { playerId } = players[name]!
  const seen = await readRun({ ...admin.site.context, session: { playerId } as never }, toyPromotion)
  return seen && { coins: seen.run.config.coins, rounds: seen.cell.rounds }
}
const exposures = async () =>
  (await admin.site.database.pool.query('select player, variant from promotion.exposure where experiment = $1', [run])).rows
async function play(...names: string[]) {
  admin.site.advance(1_000)
  for (const name of names) await settleRound(admin.site, players[name]!, 50)
  await admin.site.deliverEvents()
}

test('each player gets the arm of the assignment, and is exposed once by the first event', async () => {
  expect(await Promise.all([CONTROL, 'big', HOLDOUT].map(seenBy))).toEqual([
    { coins: 100, rounds: 0 },
    { coins: 700, rounds: 0 },
    undefined,
  ])
  expect(await exposures()).toEqual([])
  await play(CONTROL, 'big', HOLDOUT)
  await play(CONTROL, 'big', HOLDOUT)
  expect(await Promise.all([CONTROL, 'big', HOLDOUT].map(seenBy))).toEqual([
    { coins: 100, rounds: 2 },
    { coins: 700, rounds: 2 },
    undefined,
  ])
  const [control, big] = [await grantsOf(CONTROL), await grantsOf('big')]
  expect([control, big].map((all) => all.map(({ coins }) => coins))).toEqual([
    [100, 100],
    [700, 700],
  ])
  expect(await grantsOf(HOLDOUT)).toEqual([])
  const kept = 'select config from promotion.run_config where hash = $1'
  const { rows } = await admin.site.database.pool.query(kept, [big[0]!.configHash])
  expect(rows).toEqual([{ config: experiment.arms[0]!.config }])
  const exposed = new Map((await exposures()).map(({ player, variant }) => [player, variant]))
  for (const arm of [CONTROL, 'big', HOLDOUT]) expect(exposed.get(players[arm]!.playerId)).toBe(arm)
})

test('the report counts each arm, and an explanation names the player’s', async () => {
  const { body } = await admin.ann.call(readRunReport, { params: { id: run } })
  const { experiment: shown } = body.data
  expect(shown?.arms.map(({ key, share, coins }) => [key, share, coins])).toEqual([
    [CONTROL, 40, 200],
    ['big', 30, 1_400],
    [HOLDOUT, 30, 0],
  ])
  for (const { players: count } of shown!.arms) expect(count).toBeGreaterThan(0)
  const mark = (isTest: boolean) =>
    admin.site.database.pool.query('update player set is_test = $2 where id = $1', [players['big']!.playerId, isTest])
  await mark(true)
  const [, big] = (await admin.ann.call(readRunReport, { params: { id: run } })).body.data.experiment!.arms
  expect(big).toMatchObject({ coins: 0, players: shown!.arms[1]!.players - 1 })
  await mark(false)
  expect(shown).toMatchObject({ stopped: null, isRunning: true })
  const explained = await admin.ann.call(explainPlayer, { body: { run, player: players[HOLDOUT]!.playerId } })
  expect(explained.body.data.explanation?.conditions).toContainEqual({
    name: 'Not in the holdout',
    holds: false,
    value: 'arm holdout',
  })
})

test('a running experiment does not change', async () => {
  const { version } = await admin.read(run)
  const draft = { from: { kind: 'revision' as const, id: run, version } }
  const { body } = await admin.ann.call(contract.draftCampaign, { body: draft })
  const change = body.success ? body.data.id : ''
  await admin.save(admin.ann, change, { experiment: { ...experiment, holdout: 10 } })
  await admin.change(admin.ann, change, 'submit')
  expect(await admin.decide(admin.bob, change, true)).toMatchObject({ success: false, reasonType: 'started' })
})

test('once it is stopped, newcomers and the holdout get the winner, and all others keep their arm', async () => {
  const { version } = await admin.read(run)
  const body = { version, winner: 'big', why: 'it keeps players longer' }
  const stop = (over: Partial<typeof body> = {}, by = admin.bob) =>
    by.call(contract.stopExperiment, { params: { id: run }, body: { ...body, ...over } })
  const support = await signedInOperator(admin.site, 'sam', 'support')
  expect((await stop({}, support)).status).toBe(403)
  expect((await stop({ winner: HOLDOUT })).body).toEqual({ success: false, reasonType: 'wrong-state' })
  expect((await stop({ version: version + 1 })).body).toEqual({ success: false, reasonType: 'changed' })
  const both = await Promise.all([stop(), stop()])
  expect(both.map((reply) => reply.body)).toContainEqual({ success: true })
  expect((await stop()).body).toEqual({ success: true })
  expect((await stop({ winner: CONTROL })).body).toEqual({ success: false, reasonType: 'wrong-state' })
  const before = await exposures()
  players = { ...players, ...(await onePerArm('late ')) }
  await play(CONTROL, HOLDOUT, `late ${CONTROL}`, `late ${HOLDOUT}`)
  expect(await exposures()).toEqual(before)
  expect(await Promise.all([CONTROL, HOLDOUT, `late ${CONTROL}`, `late ${HOLDOUT}`].map(seenBy))).toEqual([
    { coins: 100, rounds: 3 },
    { coins: 700, rounds: 1 },
    { coins: 700, rounds: 1 },
    { coins: 700, rounds: 1 },
  ])
  const audited = await admin.site.database.pool.query("select why from audit_event where what = 'campaign-experiment-stopped'")
  expect(audited.rows).toEqual([{ why: body.why }])
})

test('no experiment on entries, odds or VIP terms, of a series, or with fields that are not open is saved', async () => {
  const problemsOf = async (feature: string, over: (plan: contract.PlanOnDesk) => Partial<contract.PlanOnDesk>) => {
    const id = await admin.draft(admin.ann, feature)
    const { plan } = await admin.read(id)
    const { body } = await admin.ann.call(contract.checkPlan, { body: { id, plan: { ...plan, ...over(plan) } } })
    const saved = await admin.save(admin.ann, id, over(plan))
    expect(saved, feature).toMatchObject({ success: false, reasonType: 'not-valid' })
    return body.data.problems.filter(({ path }) => path[0] === 'experiment').map(({ path, message }) => [path.join('.'), message])
  }
  const holdout = { holdout: 5, arms: [], playersPlanned: 1_000 }
  const armOf = (own: unknown) => ({ holdout: 0, arms: [{ key: 'a', share: 50, config: own }], playersPlanned: 1_000 })
  expect(await problemsOf('daily-wheel', () => ({ experiment: holdout }))).toEqual([
    ['experiment.holdout', 'Entries are the same for everyone. This campaign has no holdout.'],
  ])
  expect(await problemsOf('rank-league', () => ({ experiment: holdout }))).toEqual([
    ['experiment.holdout', 'VIP terms are the same for everyone. This campaign has no holdout.'],
  ])
  const swapped = ({ config: own }: contract.PlanOnDesk) => {
    const { sectors } = structuredClone(own) as { sectors: { chancePer100k: number }[] }
    sectors[0]!.chancePer100k += 1
    sectors[1]!.chancePer100k -= 1
    return { experiment: armOf({ ...(own as object), sectors }) }
  }
  expect((await problemsOf('daily-wheel', swapped)).map(([, message]) => message)).toEqual(
    Array.from({ length: 2 }, () => 'Odds are the same for everyone.'),
  )
  expect(await problemsOf('toy', () => ({ experiment: armOf({ ...config, winners: 2 }) }))).toEqual([
    ['experiment.arms.0.config.winners', 'This field isn’t open to experiments.'],
  ])
  expect(await problemsOf('toy', () => ({ experiment: { ...armOf(config), holdout: 50 } }))).toEqual([
    ['experiment', 'It needs at least 5 percent of the players outside of holdout and arms.'],
  ])
  expect(await problemsOf('toy', () => ({ experiment: armOf({ every: 0, coins: 1 }) }))).toEqual([
    ['experiment.arms.0.config.every', 'More than 0.'],
  ])
  admin.site.advance(MINUTE_MS)
})
