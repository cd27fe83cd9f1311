import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { choose, chosen, mintWith, played, spin } from '#apps/site/testing/spins.ts'
import { checkClaim } from '#engine/claim.ts'
import { findGaps } from '#engine/fair/gaps.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { rotateSeeds } from '#features/play/fair-play/contract.ts'
import { getRecord, getSharedWin, shareWin } from '#features/play/player-record/contract.ts'
import { exportRounds, listRounds } from '#features/play/round-history/contract.ts'
import { getInfo } from '#features/protection/reality-check/contract.ts'
import { findGame } from '#games/all.ts'
import { DAY_MS } from '#kernel/time.ts'
import { readBalances } from '#ledger/index.ts'
import { archiveRounds } from '#platform/round-archive/archive-rounds.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import { insertFreeSpins } from './store.ts'

vi.mock(import('#engine/families.ts'), async (original) => (await import('./test-games.ts')).withTestFamilies(await original()))
vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

let site: TestSite
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-rounds-'))
  site = await openTestSite({ roundArchive: folder })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

/** Rounds of several games, half of them seen to their end; one with choices, one free, one that is open. */
async function playedLately() {
  const player = await mintWith(site, { coins: 5_000_000 })
  const acknowledge = (id: string) => player.call(contract.acknowledgeRound, { params: { id } })
  for (let nth = 0; nth < 30; nth++) {
    site.advance(1_000)
    const { round } = await played(player, nth % 3 === 0 ? { slug: 'voltage-sevens', stake: 2_000 } : {})
    await acknowledge(round.id)
  }
  await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })
  const gift = {
    id: `gift-${player.playerId}`,
    game: 'cherry-royale',
    mode: 'TournamentPoints',
    stake: 2_000n,
    count: 1,
  } as const
  await site.context.transaction((tx) =>
    insertFreeSpins(tx, { ...gift, player: player.playerId, expires_at: site.clock.now() + DAY_MS }),
  )
  const { round: free } = await played(player, { key: 'free-request', freeSpinsId: gift.id })
  await acknowledge(free.id)
  site.advance(1_000)
  const { round: ladder } = await played(player, { slug: 'ladder', stake: 1_000, key: 'ladder-request' })
  await chosen(player, ladder.id, { kind: 'climb', step: 1 })
  await chosen(player, ladder.id, { kind: 'stop', step: 2, key: 'stop-request' })
  await acknowledge(ladder.id)
  site.advance(1_000)
  const { round: open } = await played(player, { slug: 'ladder', stake: 1_000 })
  site.advance(1_000)
  const { round: unseen } = await played(player)
  return { player, free, ladder, open, unseen, gift }
}

const leave = () =>
  archiveRounds({
    archivist: site.database.archivist,
    log: site.context.log,
    archive: { folder, afterMonths: 1 },
    now: site.clock.now() + 70 * DAY_MS,
    roundsPerFile: 7,
  })

async function pagesOf(player: TestPlayer, filter: object) {
  const pages = []
  for (let before: string | null = ''; before !== null; before = pages.at(-1)!.next)
    pages.push((await player.call(listRounds, { query: { ...filter, ...(before && { before }) } })).body.data)
  return pages
}

async function proofsOf(player: TestPlayer) {
  const pages = []
  for (let before: string | null = ''; before !== null; before = pages.at(-1)!.next)
    pages.push((await player.call(contract.exportProofs, { query: before ? { before } : {} })).body.data)
  return pages
}

/** Everything that a site says of a player's rounds. */
async function answersOf(player: TestPlayer, visitor: TestClient, token: string) {
  const filters = [
    {},
    { game: 'ladder' },
    { mode: 'TournamentPoints' },
    { wins: '1' },
    { to: new Date(site.clock.now() - 20_000).toISOString() },
  ]
  const history = await Promise.all(filters.map((filter) => pagesOf(player, filter)))
  const rounds = history[0]!.flatMap((page) => page.rounds)
  const slice = site.slices.find(({ id }) => id === 'game-session')!
  const players = [player.playerId]
  return {
    history,
    csv: (await player.call(exportRounds, { query: {} })).body.data.csv,
    details: await Promise.all(
      rounds.map(async ({ id }) => (await player.call(contract.getRound, { params: { id } })).body.data.round),
    ),
    proofs: await proofsOf(player),
    record: (await player.call(getRecord)).body.data,
    shared: (await visitor.call(getSharedWin, { params: { token } })).body.data,
    lastGames: (await player.call(getProfile)).body.data.lastGames,
    sinceSignIn: (await player.call(getInfo)).body.data.played,
    launched: (await player.call(contract.launchGame, { params: { slug: 'cherry-royale' } })).body.data.openRound,
    copy: JSON.stringify(await slice.personalData!({ ...site.context, log: site.context.log } as never, player.playerId)),
    settled: await slice.settledRounds!(site.database.reader, { players, since: 0, limit: 1_000 }),
    played: await slice.playOf!(site.database.reader, { players, from: 0, until: site.clock.now() - 15_000 }),
    replayed: await site.context.transaction((tx) => slice.replayRounds!(site.context, tx, player.playerId)),
  }
}

test('every answer about a player’s rounds is the same before and after their month left', async () => {
  const { player, unseen, open } = await playedLately()
  const won = (await pagesOf(player, { wins: '1' })).flatMap(({ rounds }) => rounds).find(({ game }) => game === 'cherry-royale')!
  const link = (await player.call(shareWin, { body: { round: won.id } })).body
  if (!link.success) throw new Error(link.reasonType)
  const answers = () => answersOf(player, site.visitor(), link.data.token)
  const before = await answers()
  expect(before.details).toHaveLength(34)
  await leave()
  const { rows } = await site.database.pool.query('select id from game_round where player = $1 order by id', [player.playerId])
  expect(rows).toEqual([{ id: open.id }, { id: unseen.id }])
  expect(readdirSync(folder).length).toBeGreaterThan(3)
  expect(await answers()).toEqual(before)
  const proof = before.proofs[0]!.proofs.at(-1)!
  const checked = checkClaim(JSON.stringify(proof), (slug) => findGame(slug)?.definition)
  expect(checked.ok && checked.value.verified.isTrue).toBe(true)
})

test('a repeated request is answered with its archived round and moves nothing; another one with its id is refused', async () => {
  const { player, free, ladder, gift } = await playedLately()
  const balances = () => readBalances(site.context.reader, player.playerId)
  const before = await balances()
  await leave()
  expect((await played(player, { key: 'free-request', freeSpinsId: gift.id })).round).toMatchObject({ id: free.id })
  const opened = await played(player, { slug: 'ladder', stake: 1_000, key: 'ladder-request' })
  expect(opened.round).toMatchObject({ id: ladder.id, state: 'settled' })
  expect((await spin(player, { key: 'ladder-request' })).body).toMatchObject({ code: 'key-reused' })
  expect((await chosen(player, ladder.id, { kind: 'stop', step: 2, key: 'stop-request' })).round.id).toBe(ladder.id)
  expect((await choose(player, ladder.id, { kind: 'climb', step: 2, key: 'stop-request' })).body).toMatchObject({
    code: 'key-reused',
  })
  expect((await choose(player, ladder.id, { kind: 'climb', step: 3, key: 'new-request' })).body).toMatchObject({
    success: false,
    reasonType: 'round-settled',
  })
  expect((await player.call(contract.acknowledgeRound, { params: { id: ladder.id } })).status).toBe(200)
  expect(await balances()).toEqual(before)
})

test('players play on while rounds leave, and no round is lost or listed twice', async () => {
  const { player } = await playedLately()
  const others = await Promise.all(Array.from({ length: 4 }, () => mintWith(site, { coins: 100_000 })))
  const playOn = async (of: TestPlayer) => {
    for (let nth = 0; nth < 8; nth++) await played(of)
  }
  const lists: string[][] = []
  const readOn = async () => {
    for (let nth = 0; nth < 8; nth++) lists.push((await pagesOf(player, {})).flatMap(({ rounds }) => rounds.map(({ id }) => id)))
  }
  await Promise.all([leave(), readOn(), ...others.map(playOn)])
  for (const list of lists) expect([list.length, new Set(list).size]).toEqual([34, 34])
  for (const other of others) expect((await pagesOf(other, {})).flatMap(({ rounds }) => rounds)).toHaveLength(8)
})

test('another player’s archived round is not found, and play goes on', async () => {
  const { player, ladder, open } = await playedLately()
  await leave()
  const other = await mintWith(site, { coins: 10_000 })
  expect((await other.call(contract.getRound, { params: { id: ladder.id } })).status).toBe(404)
  expect((await other.call(contract.acknowledgeRound, { params: { id: ladder.id } })).status).toBe(404)
  const { round } = await chosen(player, open.id, { kind: 'stop', step: 1 })
  expect(round.state).toBe('settled')
  const { round: next } = await played(player)
  expect((await pagesOf(player, {}))[0]!.rounds[0]?.id).toBe(next.id)
})

test('a pair in use when its rounds left is revealed later, and proves all of them without a gap', async () => {
  const { player, ladder, open } = await playedLately()
  await leave()
  const proofOf = async (id: string) => (await player.call(contract.getRound, { params: { id } })).body.data.round.proof
  expect((await proofOf(ladder.id)).serverSeed).toBeNull()
  await chosen(player, open.id, { kind: 'stop', step: 1 })
  await played(player)
  const { revealed } = (await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })).body.data
  expect((await proofOf(ladder.id)).serverSeed).toBe(revealed.serverSeed)
  const proofs = (await proofsOf(player)).flatMap((page) => page.proofs)
  expect(proofs).toHaveLength(35)
  expect(findGaps(proofs)).toEqual([])
  const ofHouse = proofs.filter(({ gameId }) => gameId !== 'ladder')
  for (const proof of ofHouse) {
    const checked = checkClaim(JSON.stringify(proof), (slug) => findGame(slug)?.definition)
    expect(checked.ok && checked.value.verified.isTrue).toBe(true)
  }
})

test('without a file, what needs it fails, and the rest is answered', async () => {
  const { player, ladder, unseen } = await playedLately()
  await leave()
  const away = `${folder}.away`
  renameSync(folder, away)
  const status = async (id: string) => (await player.call(contract.getRound, { params: { id } })).status
  expect(await status(ladder.id)).toBe(500)
  expect(await status(unseen.id)).toBe(200)
  expect((await player.call(listRounds, { query: {} })).status).toBe(500)
  expect((await player.call(getRecord)).status).toBe(200)
  await played(player)
  renameSync(away, folder)
  expect(await status(ladder.id)).toBe(200)
})

test('the job archives only what the returns of games have counted', async () => {
  // To a month without files.
  site.advance(40 * DAY_MS)
  const { player } = await playedLately()
  const count = async () =>
    (await site.database.pool.query('select from game_round where player = $1', [player.playerId])).rowCount
  const before = await count()
  await site.database.pool.query(`update game_return_mark set until = $1`, [new Date(site.clock.now() - DAY_MS)])
  site.advance(70 * DAY_MS)
  const job = site.slices.flatMap(({ siteJobs = [] }) => siteJobs).find(({ name }) => name === 'archive-rounds')!
  await job.run()
  expect(await count()).toBe(before)
  await site.database.pool.query(`update game_return_mark set until = $1`, [new Date(site.clock.now())])
  await site.runJobs()
  expect(await count()).toBe(2)
})
