import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { referralProgressed } from '#features/engage/referral/contract.ts'
import { presetOf } from '#features/promotions/fortune-investment/contract.ts'
import { getPromotionsPage } from '#features/promotions/promotions/contract.ts'
import { playerChannel, publicChannel } from '#kernel/push.ts'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { draftCampaign, startShadow } from '#platform/campaigns/index.ts'
import { dayFirstSeen } from '#platform/events/index.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'
import { CALL_TRIALS } from './testing/trials/call-trials.ts'
import { EVENT_TRIALS } from './testing/trials/event-trials.ts'
import { type Bench, buy, happened, openRun, playRound, promotionOf, settle, todayOn } from './testing/trials/trial.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const FEATURES = [...new Set([...CALL_TRIALS, ...EVENT_TRIALS].map(({ feature }) => feature))]
const TRIALS = [...EVENT_TRIALS, ...CALL_TRIALS]
const BY = { actor: { kind: 'job', id: 'a test' } } as const
/** Its rounds count against moments of a shared draw, and a shadow has none. */
const WITHOUT_MOMENTS = 'prize-drops'
/** Shared draws and final tables are of real runs alone. */
const IS_OF_ALL_PLAYERS = /:(?:draw:|place:)/

/** A shadow of the same plan beside the run, until the same end. */
async function shadowOf({ run, config }: Bench, feature: string): Promise<Id<'cmp'>> {
  const { campaign } = promotionOf(site, feature)
  const { rows } = await site.database.pool.query<{ endsAt: number }>('select ends_at as "endsAt" from campaign where id = $1', [
    run,
  ])
  const [startsAt, endsAt] = [site.clock.now() + MINUTE_MS, rows[0]!.endsAt]
  const plan = { slug: site.context.newId('cmp').slice(4), words: campaign.words, audience: 'everyone', config } as const
  return site.context.transaction(async (tx) => {
    const seen = await draftCampaign(tx, site.context, campaign, { plan: { ...plan, startsAt, endsAt }, by: BY })
    return (await startShadow(tx, site.context, campaign, { seen, until: endsAt, by: BY })).id
  })
}

/** Some of everything that promotions hear. */
async function live(bench: Bench, player: TestPlayer): Promise<void> {
  const { games, packages } = bench.config as { games?: string[]; packages?: { id: string; priceCents: number; coins: number }[] }
  const [pack] = packages ?? []
  await playRound(bench, player, { stake: 2_500_000, win: 50_000, ...(games && { game: games[0]! }) })
  await buy(bench, player, pack && { preset: presetOf(pack), cents: pack.priceCents })
  await happened(bench, player, dayFirstSeen, { day: todayOn(site) })
  await happened(bench, player, referralProgressed, { side: 'friend', friend: player.playerId, condition: 'active' })
  await site.deliverEvents()
}

const cellOf = async ({ playerId }: TestPlayer, run: string): Promise<unknown> => {
  const found = await site.database.pool.query<{ cell: unknown }>(
    "select cells -> $2 -> 'cell' as cell from promotion.player_cells where player = $1",
    [playerId, run],
  )
  return found.rows[0]?.cell ?? null
}
const grantsOf = async ({ playerId }: TestPlayer, run: string) => {
  const { rows } = await site.database.pool.query<{ key: string; state: string; value: object; transfer: string | null }>(
    'select replace(key, run, $2) as key, state, value, transfer from promotion.grant where player = $1 and run = $3 order by key',
    [playerId, 'run', run],
  )
  return rows
}

test('every promotion is tried', () => {
  const slices = site.slices.flatMap(({ id, promotion }) => (promotion ? [id] : []))
  expect(FEATURES.toSorted()).toEqual(slices.toSorted())
})

describe.each(FEATURES)('a shadow run of %s', (feature) => {
  const trial = TRIALS.find((each) => each.feature === feature)!

  test('comes to the same as a run on the same events, and pays nothing', async () => {
    const bench = await openRun(site, { ...trial, lastsMs: 2 * HOUR_MS })
    const shadow = await shadowOf(bench, feature)
    const player = await site.player()
    await live(bench, player)
    const cell = await cellOf(player, shadow)
    if (feature !== WITHOUT_MOMENTS) expect(cell).toEqual(await cellOf(player, bench.run))
    site.advance(2 * HOUR_MS + MINUTE_MS)
    await settle(bench)
    const [real, noted] = [await grantsOf(player, bench.run), await grantsOf(player, shadow)]
    expect(noted.filter(({ state, transfer }) => state !== 'shadow' || transfer !== null)).toEqual([])
    expect(noted.map(({ key, value }) => ({ key, value }))).toEqual(
      real.filter(({ key }) => !IS_OF_ALL_PLAYERS.test(key)).map(({ key, value }) => ({ key, value })),
    )
  })

  test('is seen by nobody', async () => {
    const bench = await openRun(site, trial)
    const shadow = await shadowOf(bench, feature)
    await site.database.pool.query("update campaign set status = 'archived' where id = $1", [bench.run])
    const player = await site.player()
    const toAll = publicChannel(site.theme.id)
    const { rows } = await site.database.pool.query<{ last: string }>(
      'select coalesce(max(seq), 0)::text as last from outbox.push where channel = $1',
      [toAll],
    )
    await live(bench, player)
    await site.runJobs()
    const { rows: sent } = await site.database.pool.query<{ payload: string }>(
      'select payload from outbox.message where channel = $1 or (channel = $2 and seq > $3)',
      [playerChannel(player.playerId), toAll, rows[0]!.last],
    )
    // The welcome is in the inbox.
    expect(sent.filter(({ payload }) => !payload.includes('"inbox"'))).toEqual([])
    const { promotions } = (await player.call(getPromotionsPage)).body.payload
    expect(JSON.stringify(promotions)).not.toContain(shadow)
    for (const { call } of CALL_TRIALS.filter((each) => each.feature === feature && each.act))
      await call({ ...bench, run: shadow }, player, 'of-a-shadow')
    const { rows: acts } = await site.database.pool.query('select key from promotion.act where run = $1', [shadow])
    expect(acts).toEqual([])
  })
})
