import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, STAKE } from '#apps/site/testing/spins.ts'
import type { Id } from '#kernel/id.ts'
import { generatedFace } from '#kernel/public-face.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { promotionEntry, readGrants } from '../index.ts'
import { openKnownRuns } from '../runs/known-runs.ts'
import { finalizeBoards, grantPlaces } from '../runs/grant-places.ts'
import { mendToy } from '../testing/mend-toy.ts'
import { publishRun, toyCampaign, toyPromotion } from '../testing/toy-promotion.ts'
import { finalPlaces, readFinalHead } from './final-table.ts'
import { countOf, rankOf, topOf } from './places.ts'
import { readBoard, readStanding } from './read-board.ts'
import { recomputeBoard } from './recompute.ts'

const hidden = new Set<Id<'plr'>>()
const toySlice: ServerFeature = {
  ...promotionEntry(toyPromotion, 'toy'),
  isInEveryTheme: true,
  hiddenPlayers: async (_, players) => players.filter((player) => hidden.has(player)),
}

let site: TestSite
let run: Id<'cmp'>
beforeAll(async () => void (site = await openTestSite({ besides: [toySlice] })))
beforeEach(async () => {
  await site.database.pool.query("update campaign set status = 'archived' where feature = 'toy'")
  const config = { every: 1_000, coins: 1, prizes: [500, 300] }
  run = await publishRun(site.context, toyCampaign, { config, endsAt: site.clock.now() + HOUR_MS })
})
afterAll(() => site.close())

/** Players created by tests are test accounts by default. */
async function somebody(): Promise<TestPlayer> {
  const player = await site.player()
  await site.database.pool.query('update player set is_test = false where id = $1', [player.playerId])
  return player
}

const settle = (player: TestPlayer, stake: number, at = site.clock.now()) =>
  site.context.transaction((tx) =>
    emit(tx, roundSettled, { playerId: player.playerId, at, payload: settledRound(site.context.newId('rnd'), { stake }) }),
  )
const reader = () => site.context.reader
const knownRun = async () => {
  const runs = openKnownRuns({
    clock: site.clock,
    promotions: new Map([['toy', toyPromotion as never]]),
    timeZoneOf: () => site.theme.timeZone,
    momentsOf: async () => new Map(),
  })
  return (await runs.current(reader())).byId.get(run)!
}
const recompute = async (slices = site.slices) =>
  recomputeBoard({ reader: reader(), clock: site.clock, slices }, await knownRun(), run)
const causesOf = async (player: TestPlayer) =>
  (await readGrants(reader(), { player: player.playerId, run })).map(({ cause }) => cause).toSorted()

test('the live board follows the rounds; of equal points the earlier round is first', async () => {
  const [one, two, three] = [await site.player(), await site.player(), await site.player()]
  await settle(one, 10)
  await settle(two, 30)
  await settle(three, 20)
  await site.deliverEvents()
  expect((await topOf(reader(), run, 2)).map(({ player }) => player)).toEqual([two.playerId, three.playerId])
  await settle(one, 20)
  await site.deliverEvents()
  expect(await rankOf(reader(), run, one.playerId)).toMatchObject({ place: 2, points: 30 })
  expect(await rankOf(reader(), run, three.playerId)).toMatchObject({ place: 3 })
  expect(await recompute()).toBeUndefined()
  site.advance(2 * HOUR_MS)
  await site.closeRuns()
  expect(await readFinalHead(reader(), run)).toMatchObject({ size: 3 })
})

describe('a final table', () => {
  beforeEach(async () => {
    const [often, once] = [await mintWith(site, { coins: 9 * STAKE }), await mintWith(site, { coins: 9 * STAKE })]
    for (const player of [often, once, often]) await played(player)
    await site.deliverEvents()
    site.advance(2 * HOUR_MS)
    await site.closeRuns()
  })

  test('TRN-2 is recomputed from the stored rounds, also when their events are gone', async () => {
    await site.database.pool.query('delete from outbox.event')
    expect(await recompute()).toEqual({ players: 2, differences: [], isIntact: true })
  })

  test('TRN-2 with other points than the stored rounds is found out', async () => {
    const [first] = await finalPlaces(reader(), run, { limit: 1 })
    const without = site.slices.map((slice) => ({
      ...slice,
      ...(slice.settledRounds && {
        settledRounds: async (...asked: Parameters<typeof slice.settledRounds>) =>
          (await slice.settledRounds!(...asked)).filter(({ player }) => player !== first!.player),
      }),
    }))
    const difference = { player: first!.player, stored: 2 * STAKE, recomputed: null }
    expect(await recompute(without)).toEqual({ players: 1, differences: [difference], isIntact: true })
  })
})

test('rounds from before a player joined are not in a recomputed table', async () => {
  const tree = { combinator: 'and', rules: [{ field: 'rounds28', operator: '>=', value: 2 }] }
  await site.database.pool.query('update campaign set join_audience = $2 where id = $1', [run, JSON.stringify(tree)])
  const player = await mintWith(site, { coins: 20 * STAKE })
  await played(player)
  site.advance(SECOND_MS)
  for (let round = 0; round < 2; round++) await played(player)
  await site.deliverEvents()
  site.advance(HOUR_MS + MINUTE_MS)
  await site.closeRuns()
  expect(await finalPlaces(reader(), run, { limit: 9 })).toMatchObject([{ player: player.playerId, points: 2 * STAKE }])
  expect(await recompute()).toEqual({ players: 1, differences: [], isIntact: true })
})

test('a shadow run has no board', async () => {
  await site.database.pool.query("update campaign set status = 'shadow' where id = $1", [run])
  const player = await site.player()
  await settle(player, 10)
  await site.deliverEvents()
  expect(await countOf(reader(), run)).toBe(0)
})

describe('a run with prizes', () => {
  test('that a server slept through pays each place once, however often it is closed', async () => {
    const players = [await site.player(), await site.player(), await site.player()]
    for (const [nth, player] of players.entries()) await settle(player, 10 * (nth + 1))
    site.advance(5 * HOUR_MS)
    await site.closeRuns()
    const [third, second, first] = players as [TestPlayer, TestPlayer, TestPlayer]
    expect((await finalPlaces(reader(), run, { limit: 9 })).map(({ player }) => player)).toEqual([
      first.playerId,
      second.playerId,
      third.playerId,
    ])
    const known = await knownRun()
    await Promise.all([
      finalizeBoards(site.database, known, 0),
      grantPlaces(site.database, known),
      grantPlaces(site.database, known),
    ])
    await site.runJobs()
    expect(await causesOf(first)).toEqual(['close', 'place:1'])
    expect(await causesOf(second)).toEqual(['close', 'place:2'])
    expect(await causesOf(third)).toEqual(['close'])
    await expectPostings(site, first, 'toy', [{ coins: 30 }, { coins: 500 }])
  })

  test('finishes a closing that a crash cut between the table and its grants', async () => {
    const player = await site.player()
    await settle(player, 10)
    await site.deliverEvents()
    await finalizeBoards(site.database, await knownRun(), site.clock.now())
    expect(await causesOf(player)).toEqual([])
    site.advance(2 * HOUR_MS)
    await site.closeRuns()
    expect(await causesOf(player)).toEqual(['close', 'place:1'])
  })

  test('waits an hour for a parked player, then takes the points so far; later ones are listed', async () => {
    const [parked, other] = [await site.player(), await site.player()]
    for (const stake of [10, 666]) await settle(parked, stake)
    await settle(other, 20)
    await site.deliverEvents()
    site.advance(HOUR_MS + MINUTE_MS)
    await site.runJobs()
    await site.runJobs()
    expect(await readFinalHead(reader(), run)).toBeUndefined()
    site.advance(HOUR_MS)
    await site.closeRuns()
    expect(await finalPlaces(reader(), run, { limit: 9 })).toMatchObject([
      { player: other.playerId, points: 20 },
      { player: parked.playerId, points: 10 },
    ])
    expect(await causesOf(parked)).toEqual(['place:2'])
    mendToy()
    expect(await site.promotions.replayParked({ run, player: parked.playerId })).toEqual({ folded: 1 })
    expect(await causesOf(parked)).toEqual(['close', 'place:2'])
    const { rows } = await site.database.pool.query('select player, points from promotion.late_score where board = $1', [run])
    expect(rows).toEqual([{ player: parked.playerId, points: 666n }])
    const left = await site.database.pool.query('select cells ? $1 as own from promotion.player_cells where player = $2', [
      run,
      parked.playerId,
    ])
    expect(left.rows).toEqual([{ own: false }])
  })
})

describe('pushes of places', () => {
  const pushed = async (channel: string, type: string) => {
    const { rows } = await site.database.pool.query<{ data: Record<string, unknown> }>(
      "select payload::jsonb -> 'data' as data from outbox.message where channel = $1 and payload::jsonb ->> 'type' = $2 order by seq",
      [channel, type],
    )
    return rows.map(({ data }) => data)
  }
  const tops = async () => (await pushed('public:velmora', 'toyTop')).filter((data) => data['run'] === run)

  test('go to everyone with public names, and to each player with the own place, at most once a second', async () => {
    const [one, two] = [await somebody(), await somebody()]
    await settle(one, 10)
    await settle(two, 20)
    await site.deliverEvents()
    await site.runJobs()
    await settle(one, 5)
    await site.deliverEvents()
    await site.runJobs()
    const first = { place: 1, ...generatedFace(two.playerId), points: 20 }
    expect(await tops()).toEqual([{ run, top: [first, { place: 2, ...generatedFace(one.playerId), points: 10 }] }])
    site.advance(SECOND_MS)
    await site.runJobs()
    site.advance(SECOND_MS)
    await site.runJobs()
    expect((await tops()).slice(1)).toEqual([{ run, top: [first, { place: 2, ...generatedFace(one.playerId), points: 15 }] }])
    expect(await pushed(`player:${one.playerId}`, 'toyPlace')).toEqual([
      { place: 2, points: 10, rounds: 1 },
      { place: 2, points: 15, rounds: 2 },
    ])
    expect(await pushed(`player:${two.playerId}`, 'toyPlace')).toEqual([{ place: 1, points: 20, rounds: 1 }])
  })

  test('name no test account, no closed one and no player who hides', async () => {
    const [shy, closed] = [await somebody(), await somebody()]
    hidden.add(shy.playerId)
    await site.database.pool.query('update player set closed_at = now() where id = $1', [closed.playerId])
    for (const player of [shy, closed, await site.player()]) await settle(player, 10)
    await site.deliverEvents()
    await site.runJobs()
    expect(await tops()).toEqual([{ run, top: [1, 2, 3].map((place) => ({ place, name: null, avatar: null, points: 10 })) }])
  })
})

test('the shown board is live until its result is stored, and tells the visitor’s own place', async () => {
  const [first, second, third] = [await somebody(), await somebody(), await somebody()]
  const shown = async (viewer: TestPlayer | null) => {
    const session = viewer && ({ playerId: viewer.playerId } as VisitorContext['session'])
    const { top, ...board } = await readBoard({ reader: reader(), session }, site.slices, toyPromotion, { run, limit: 2 })
    return { ...board, top: top.map(({ place, name, points }) => [place, name, points]) }
  }
  expect(await shown(first)).toEqual({ top: [], players: 0, isFinal: false, own: null })
  for (const [player, stake] of [
    [first, 300],
    [second, 200],
    [third, 100],
  ] as const)
    await settle(player, stake)
  await site.deliverEvents()
  const names = [first, second].map(({ playerId }) => generatedFace(playerId).name)
  const top = [
    [1, names[0], 300],
    [2, names[1], 200],
  ]
  const own = { place: 3, points: 100, cell: expect.any(Object) as unknown }
  expect(await shown(null)).toEqual({ top, players: 3, isFinal: false, own: null })
  expect(await shown(third)).toEqual({ top, players: 3, isFinal: false, own })
  site.advance(2 * HOUR_MS)
  await site.closeRuns()
  expect(await shown(third)).toEqual({ top, players: 3, isFinal: true, own })
  expect(await readStanding(reader(), toyPromotion, { run, player: (await somebody()).playerId })).toBeNull()
})
