import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played } from '#apps/site/testing/spins.ts'
import { openVoids } from '#apps/site/testing/void-rounds.ts'
import { drawHiddenAmount } from '#engine/fair/shared-draw.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { acknowledgeRound, getRound } from '#features/play/game-session/contract.ts'
import { findGame } from '#games/all.ts'
import { mustDropsOf } from '#kernel/must-drops.ts'
import { addDays, calendarDayOf, DAY_MS } from '#kernel/time.ts'
import { poolIdOf } from '#platform/jackpots/jackpot-pools.ts'
import { readOpenDrops } from '#platform/jackpots/must-drops.ts'
import { archiveRounds } from '#platform/round-archive/archive-rounds.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { exportJackpotReport, type JackpotReportQuery, readJackpotReport, readJackpotRound } from '../shared/operator-contract.ts'
import { openMustDrops } from './open-must-drops.ts'

const SLUG = 'nile-ascendant'
const STAKES = { TournamentPoints: 1_000_000, SweepStakes: 100 } as const
const TIERS = { TournamentPoints: 'mini', SweepStakes: 'minor' } as const
type Mode = keyof typeof STAKES

let folder: string
let site: TestSite
let ann: TestClient
let won: { readonly player: TestPlayer; readonly round: string; readonly amount: number }[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-rounds-'))
  const reportedFrom = { TournamentPoints: 2_000_000, SweepStakes: 1_000_000 }
  site = await openTestSite({ roundArchive: folder, options: { jackpots: { reportedFrom } } })
  await openMustDrops(site.context)
  ann = await signedInOperator(site, 'ann', 'auditor')
  won = [await winOne(false), await winOne(true), await winOne(false, 'SweepStakes')]
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

/** A player who wins a jackpot that must drop. */
async function winOne(isTest: boolean, mode: Mode = 'TournamentPoints') {
  const [tier, stake] = [TIERS[mode], STAKES[mode]]
  const player = await mintWith(site, { coins: 50_000_000, entries: 100_000 }, { isTest })
  if (mode === 'SweepStakes') await player.call(switchToSweepStakes)
  const amount = await site.context.transaction(async (tx) => {
    const drops = await readOpenDrops(site.context, tx, poolIdOf({ brand: site.theme.id, game: findGame(SLUG)!, mode }))
    const { rules, name, serverSeed } = drops.find((drop) => drop.tier === tier)!
    return drawHiddenAmount(rules, { serverSeed, name }).values[0]!
  })
  await site.database.pool.query(
    `update game_jackpot_pool set millionths = $1::bigint * 1000000, posted = 7
     where brand = $2 and game = $3 and mode = $4 and tier = $5`,
    [amount, site.theme.id, SLUG, mode, tier],
  )
  const { round } = await played(player, { slug: SLUG, stake, key: 'hit' })
  expect((await played(player, { slug: SLUG, stake, key: 'hit' })).round.id).toBe(round.id)
  await player.call(acknowledgeRound, { params: { id: round.id } })
  return { player, round: round.id, amount }
}

const today = () => calendarDayOf(site.clock.now(), site.theme.timeZone)
const read = async (query: JackpotReportQuery = { period: 'day' }, by = ann) => by.call(readJackpotReport, { query })
async function listed(query: JackpotReportQuery) {
  const { body } = await read(query)
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}

test('REP-3 STAFF-3 the report lists a jackpot above the brand’s amount with all its facts, and no win of a test account', async () => {
  const [real] = won
  const { wins, totals, testWins, ...asked } = await listed({ period: 'day' })
  const { seed, millionths } = mustDropsOf(SLUG).find(({ tier }) => tier === 'mini')!
  const share = (STAKES.TournamentPoints * millionths) / 1_000_000
  expect(wins).toEqual([
    {
      round: real!.round,
      player: real!.player.playerId,
      login: real!.player.login,
      game: SLUG,
      title: findGame(SLUG)!.title,
      pool: 'Mini',
      mode: 'TournamentPoints',
      day: today(),
      time: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
      stake: STAKES.TournamentPoints,
      amount: real!.amount,
      held: real!.amount + share,
      remaining: seed.TournamentPoints + share,
      seed: seed.TournamentPoints,
      contributed: 7,
      voidedAt: null,
    },
  ])
  expect(totals).toEqual([{ mode: 'TournamentPoints', count: 1, amount: real!.amount }])
  expect(testWins).toBe(1)
  expect(asked).toMatchObject({ from: today(), to: today(), zone: site.theme.timeZone, isCutOff: false })
})

test('REP-3 the amounts of coins and entries are asked for apart', async () => {
  const [coins, , entries] = won
  const modes = async (coinsFrom: number, entriesFrom: number) =>
    (await listed({ period: 'day', coinsFrom, entriesFrom })).wins.map(({ mode }) => mode).toSorted()
  const [coinsWon, entriesWon] = [Math.floor(coins!.amount / 100), Math.floor(entries!.amount / 100)]
  expect(await modes(coinsWon, entriesWon)).toEqual(['SweepStakes', 'TournamentPoints'])
  expect(await modes(coinsWon + 1, entriesWon)).toEqual(['SweepStakes'])
  expect(await modes(coinsWon, entriesWon + 1)).toEqual(['TournamentPoints'])
})

test('REP-3 a period is the day, month or year so far, or two days; one without a win says so in its file', async () => {
  const [first, year] = [`${today().slice(0, 8)}01`, `${today().slice(0, 5)}01-01`]
  expect(await listed({ period: 'month' })).toMatchObject({ from: first, to: today(), wins: [{ round: won[0]!.round }] })
  expect(await listed({ period: 'year' })).toMatchObject({ from: year, to: today(), wins: [{ round: won[0]!.round }] })
  const later = { from: addDays(today(), 1), to: addDays(today(), 2) }
  expect(await listed(later)).toMatchObject({ wins: [], totals: [], testWins: 0 })
  const { body } = await ann.call(exportJackpotReport, { query: later })
  expect(body).toMatchObject({ data: { wins: 0, fileName: `jackpots-${later.from}-to-${later.to}.csv` } })
  expect(body.success && body.data.csv.split('\r\n')[1]).toBe('no activity')
  expect((await read({})).body).toEqual({ success: false, reasonType: 'period-missing' })
  expect((await read({ from: today(), to: addDays(today(), -1) })).body).toMatchObject({ reasonType: 'period-wrong' })
  expect((await read({ from: addDays(today(), -400), to: today() })).body).toMatchObject({ reasonType: 'period-too-long' })
})

test('REP-3 the file has a line for each win, and screen and file are audited with the players they name', async () => {
  const [coins] = won
  const { body } = await ann.call(exportJackpotReport, { query: { period: 'day' } })
  const [head, line, end] = body.success ? body.data.csv.split('\r\n') : []
  expect(head).toBe(
    'date,time,account,login,game,jackpot,mode,round,play amount,amount,pool before,pool after,reset value,from contributions,from the house,void since',
  )
  expect(line).toContain(`,${coins!.player.playerId},${coins!.player.login},`)
  expect(line).toContain(`,Mini,coins,${coins!.round},10000.00,${(coins!.amount / 100).toFixed(2)},`)
  expect(line).toMatch(new RegExp(`,0\\.07,${((coins!.amount - 7) / 100).toFixed(2)},$`))
  expect(end).toBe('')
  const { rows } = await site.database.pool.query("select after from audit_event where what = 'jackpot-wins-seen'")
  expect(rows.at(-1).after.seen).toEqual([coins!.player.playerId])
})

/** A round of a pool that rounds draw for: the proof of a must-drop jackpot keeps its round in the table. */
async function archivedWin(player: TestPlayer): Promise<string> {
  const { round } = await played(player)
  await player.call(acknowledgeRound, { params: { id: round.id } })
  await site.database.pool.query(
    `insert into jackpot_win (round, tier, brand, game, mode, player, at, stake, amount, held, remaining, seed, contributed)
     select id, 'clover', $2, game, mode, player, at, stake, 500, 500, 500, 500, 0 from game_round where id = $1`,
    [round.id, site.theme.id],
  )
  await archiveRounds({
    archivist: site.database.archivist,
    log: site.context.log,
    archive: { folder, afterMonths: 1 },
    now: site.clock.now() + 70 * DAY_MS,
    roundsPerFile: 7,
  })
  const { rows } = await site.database.pool.query('select from game_round where id = $1', [round.id])
  expect(rows).toHaveLength(0)
  return round.id
}

test('REP-3 an operator opens the round of a jackpot, also from the archive, and no round without one', async () => {
  const [coins, , entries] = won
  const open = (id: string, by = ann) => by.call(readJackpotRound, { params: { id } })
  const own = (await coins!.player.call(getRound, { params: { id: coins!.round } })).body.data.round
  expect((await open(coins!.round)).body.data).toEqual({
    player: coins!.player.playerId,
    login: coins!.player.login,
    title: findGame(SLUG)!.title,
    round: own,
  })
  const archived = await archivedWin(coins!.player)
  const { events } = (await coins!.player.call(getRound, { params: { id: archived } })).body.data.round
  expect((await open(archived)).body.data.round).toMatchObject({ id: archived, events })
  const { round: other } = await played(coins!.player, { slug: SLUG, stake: STAKES.TournamentPoints })
  expect((await open(other.id)).status).toBe(404)
  const { rows: looks } = await site.database.pool.query("select after from audit_event where what = 'jackpot-round-seen'")
  expect(looks[0].after.seen).toEqual([coins!.player.playerId])
  expect((await open(entries!.round, await signedInOperator(site, 'help', 'support'))).status).toBe(403)
})

test('ROUND-8 a jackpot whose round is void is marked on screen, in the file and at its round, and stays in the sums', async () => {
  const [coins] = won
  const voids = await openVoids(site)
  ann = voids.ann
  const before = await listed({ period: 'day' })
  await voids.voidAll({ kind: 'round', round: coins!.round }, { takesWins: true })
  const voidedAt = new Date(site.clock.now()).toISOString()
  expect(await listed({ period: 'day' })).toEqual({ ...before, wins: before.wins.map((each) => ({ ...each, voidedAt })) })
  const { body } = await ann.call(exportJackpotReport, { query: { period: 'day' } })
  expect(body.success && body.data.csv).toContain(`,${voidedAt}\r\n`)
  const { round } = (await ann.call(readJackpotRound, { params: { id: coins!.round } })).body.data
  expect(round.voided).toMatchObject({ at: voidedAt })
})

test('other roles and players get no report, and a recorded win cannot be changed', async () => {
  const help = await signedInOperator(site, 'helper', 'support')
  expect((await read({ period: 'day' }, help)).status).toBe(403)
  expect((await help.call(exportJackpotReport, { query: { period: 'day' } })).status).toBe(403)
  expect((await read({ period: 'day' }, won[0]!.player)).status).toBe(401)
  for (const change of ['update jackpot_win set amount = amount + 1', 'delete from jackpot_win'])
    await expect(site.database.pool.query(change)).rejects.toThrow()
})
