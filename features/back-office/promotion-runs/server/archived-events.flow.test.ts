import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archivedFiles } from '#platform/archive/testing/archived-files.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { eraseGround } from '#platform/erasure/ground.ts'
import { endFirstPart } from '#platform/event-archive/testing/past-weeks.ts'
import { dayFirstSeen } from '#platform/events/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { promotionEntry } from '#promotions/index.ts'
import { publishRun, toyCampaign, toyPromotion } from '#promotions/testing/toy-promotion.ts'
import { listArchived } from '#features/back-office/event-archive/contract.ts'
import * as contract from '../contract.ts'

/** Hears what nothing but the outbox keeps. */
const visits: typeof toyPromotion = {
  ...toyPromotion,
  campaign: { ...toyCampaign, feature: 'toy-visits' },
  on: {
    'day.first-seen'(cell, _, { config }) {
      const rounds = cell.rounds + 1
      const isPrize = rounds % config.every === 0
      return {
        cell: { ...cell, rounds },
        grants: isPrize ? [{ key: `visit:${rounds}`, value: { kind: 'balance', coins: config.coins, entries: 0 } }] : [],
      }
    },
  },
}
const slice: ServerFeature = { ...promotionEntry(visits, 'toy-visits'), isInEveryTheme: true }

let database: TestDatabase
let site: TestSite
let folder: string
let ann: TestClient
beforeAll(async () => {
  database = await openTestDatabase({ connectionsMax: 10 })
  await endFirstPart(database.ownerUrl)
  folder = mkdtempSync(join(tmpdir(), 'croupier-archived-'))
  site = await openTestSite({ database, besides: [slice], eventArchive: folder, now: '2025-03-03T17:00:00Z' })
})
afterAll(async () => {
  await site.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const visit = async ({ playerId }: TestPlayer): Promise<void> => {
  const at = site.clock.now()
  const day = new Date(at).toISOString().slice(0, 10) as never
  await site.context.transaction((tx) => emit(tx, dayFirstSeen, { playerId, at, payload: { day } }))
  await site.deliverEvents()
}
const weeksInTable = async (): Promise<number> => {
  const { rows } = await database.pool.query("select count(*)::int as count from outbox.event where at < '2025-03-24Z'")
  return rows[0].count
}

test('an explanation and a rebuild of a run read its archived events, and fail without the file', async () => {
  const endsAt = site.clock.now() + 60 * DAY_MS
  const run = await publishRun(site.context, visits.campaign as never, { config: { every: 2, coins: 100 }, endsAt })
  const [often, once] = [await site.player(), await site.player()]
  for (let day = 0; day < 21; day++) {
    if (day % 4 === 0) await visit(often)
    if (day === 9) await visit(once)
    site.advance(DAY_MS)
  }
  ann = await signedInOperator(site, 'ann', 'crm')
  const explain = (player: TestPlayer) => ann.call(contract.explainPlayer, { body: { run, player: player.playerId } })
  const explained = async () => [(await explain(often)).body.data.explanation, (await explain(once)).body.data.explanation]
  const before = await explained()
  expect(before.map((each) => each!.events.length)).toEqual([7, 2])
  expect(await weeksInTable()).toBeGreaterThan(0)

  // Every listener passes what came before when something else comes.
  await expect
    .poll(
      async () => {
        site.advance(DAY_MS)
        await visit(once)
        await site.runJobs()
        return weeksInTable()
      },
      { timeout: 20_000 },
    )
    .toBe(0)
  const files = archivedFiles(folder)
  expect(files.length).toBeGreaterThanOrEqual(3)
  ann = await signedInOperator(site, 'ann-later', 'crm')
  const listed = (await ann.call(listArchived)).body.data
  expect(listed.files.map(({ file }) => file).toSorted()).toEqual(files)
  expect(listed.wholeSince).toBe(0)
  const [oftenAfter, onceAfter] = await explained()
  expect(oftenAfter).toEqual(before[0])
  expect(onceAfter!.events).toEqual(expect.arrayContaining(before[1]!.events))

  const why = 'a question of a player'
  const path = join(folder, files[0]!)
  renameSync(path, `${path}.away`)
  expect(await explain(often)).toMatchObject({ status: 500, body: { code: 'archive-unreadable' } })
  expect((await ann.call(contract.startRebuild, { body: { run, why } })).body).toEqual({ success: true })
  const rebuilt = async () => (await ann.call(contract.readRebuild, { params: { id: run } })).body.data.rebuild!
  await site.runJobs()
  expect((await rebuilt()).state).toBe('opening')
  renameSync(`${path}.away`, path)
  expect((await explain(often)).body.data.explanation).toEqual(before[0])
  // Of a player whose cell was lost, only the archive knows.
  await database.pool.query('delete from promotion.player_cells where player = $1', [often.playerId])
  await site.runJobs()
  expect(await rebuilt()).toMatchObject({
    state: 'compared',
    players: 2,
    differing: 1,
    failed: 0,
    rows: [{ player: often.playerId }],
  })

  // An erased player's events leave the files, and nobody else's.
  await database.transaction(async (tx) => eraseGround(tx, await readPlayer(tx, once.playerId)))
  site.advance(HOUR_MS)
  await site.runJobs()
  const named = (id: string): number =>
    archivedFiles(folder).filter((file) => readFileSync(join(folder, file)).includes(id)).length
  expect([named(once.playerId), named(often.playerId)]).toEqual([0, expect.any(Number)])
  expect(named(often.playerId)).toBeGreaterThanOrEqual(3)
  ann = await signedInOperator(site, 'ann-at-last', 'crm')
  expect((await explain(often)).body.data.explanation?.events).toEqual(before[0]!.events)
})
