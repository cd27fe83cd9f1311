import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { giveFreeSpins, mintWith, played, SLUG, spin, STAKE } from '#apps/site/testing/spins.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { findGame } from '#games/all.ts'
import { firstIdOf } from '#kernel/id.ts'
import { addDays, calendarDayOf, DAY_MS, endOfDay, HOUR_MS, SECOND_MS, startOfDay } from '#kernel/time.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { exportGameReport, type GameReportQuery, readGameReport } from '../contract.ts'
import { countPlay } from './count-play.ts'

let site: TestSite
let ann: TestClient
beforeAll(async () => {
  site = await openTestSite()
  ann = await signedInOperator(site, 'ann', 'auditor')
})
afterAll(() => site.close())

const count = () => countPlay({ database: site.database, clock: site.clock, log: site.context.log })
const today = () => calendarDayOf(site.clock.now(), site.theme.timeZone)
const read = async (query: GameReportQuery = { period: 'day' }, by = ann) => by.call(readGameReport, { query })
async function reported(query?: GameReportQuery) {
  const { body } = await read(query)
  if (!body.success) throw new Error(body.reasonType)
  return body.data
}
const ofCoins = async (game = SLUG) =>
  (await reported()).games.find((each) => each.game === game && each.mode === 'TournamentPoints')

test('REP-1 STAFF-3 a game is reported with both returns, plays, stakes and free plays, each round once, none of a test account', async () => {
  const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
  const freeSpinsId = await giveFreeSpins(site, player)
  const tester = await mintWith(site, { coins: 100_000 })
  const paid = (await played(player)).round
  await played(tester)
  await Promise.all([count(), count()])
  const free = (await played(player, { freeSpinsId })).round
  await Promise.all([count(), count()])
  await count()
  const { mathReport, title } = findGame(SLUG)!
  const win = paid.win + free.win
  const { games, testRounds, counted, ...asked } = await reported()
  expect(games).toEqual([
    {
      provider: 'house',
      game: SLUG,
      title,
      version: String(mathReport.version),
      mode: 'TournamentPoints',
      theoretical: { min: expect.any(Number), max: expect.any(Number) },
      actual: Math.round((win * 10_000) / (2 * STAKE)),
      rounds: 2,
      stake: 2 * STAKE,
      win,
      freeRounds: 1,
      freeStake: STAKE,
      wonStake: 0,
      reversed: 0,
      openRounds: 0,
      openStake: 0,
    },
  ])
  const { theoretical } = games[0]!
  expect(theoretical!.min).toBeGreaterThan(9_000)
  expect(theoretical!.max).toBeLessThan(9_900)
  expect(testRounds).toBe(1)
  expect(counted).not.toBeNull()
  expect(asked.idle.map(({ game }) => game)).toContain('gem-sweeper')
  expect(asked.idle.map(({ game }) => game)).not.toContain(SLUG)
  expect(asked).toMatchObject({ from: today(), to: today(), zone: site.theme.timeZone })
})

test('REP-1 entries are reported apart, and an open round holds its stake until it is settled', async () => {
  const player = await mintWith(site, { entries: 100_000 }, { isTest: false })
  await player.call(switchToSweepStakes)
  const opened = await spin(player, { slug: 'gem-sweeper', stake: 100, params: { mines: 3 } })
  expect(opened.status).toBe(200)
  await count()
  const { games, idle } = await reported()
  const mines = games.filter(({ game }) => game === 'gem-sweeper')
  expect(mines).toMatchObject([{ mode: 'SweepStakes', rounds: 0, stake: 0, actual: null, openRounds: 1, openStake: 100 }])
  expect(mines[0]!.theoretical).not.toBeNull()
  expect(idle.map(({ game }) => game)).not.toContain('gem-sweeper')
})

test.each(['round.reversed', 'round.voided'])(
  'REP-1 a round that %s names leaves the sums and is counted apart, but not one from before the count',
  async (type) => {
    const before = (await ofCoins())!
    const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
    const { round } = await played(player)
    const payload = {
      roundId: round.id,
      game: SLUG,
      provider: 'house',
      mode: 'TournamentPoints',
      stake: STAKE,
      stakeGranted: STAKE,
      stakeWon: 0,
      win: round.win,
      multiple100: 0,
      isFree: false,
      freeGrant: null,
      defHash: round.proof.definitionHash,
      ...(type === 'round.reversed' && { reason: 'rolled-back', isWhole: true }),
    }
    const uncounted = firstIdOf('rnd', site.clock.now() - 30 * DAY_MS)
    for (const roundId of [round.id, uncounted])
      await site.database.pool.query('select outbox.emit($1, $2, $3, $4)', [
        type,
        player.playerId,
        JSON.stringify({ ...payload, roundId }),
        new Date(site.clock.now() + SECOND_MS),
      ])
    await count()
    expect(await ofCoins()).toEqual({ ...before, reversed: before.reversed + 1 })
  },
)

test('REP-1 a period is the day, month or year so far, all that is counted, or two days; one without play says so in its file', async () => {
  const [first, year] = [`${today().slice(0, 8)}01`, `${today().slice(0, 5)}01-01`]
  expect(await reported({ period: 'month' })).toMatchObject({ from: first, to: today() })
  expect(await reported({ period: 'year' })).toMatchObject({ from: year, to: today() })
  const { rounds } = (await ofCoins())!
  const all = await reported({ period: 'all' })
  expect(all.from).toBe(all.counted!.since.slice(0, 10))
  expect(all.games.find(({ game }) => game === SLUG)!.rounds).toBe(rounds)
  const later = { from: addDays(today(), 1), to: addDays(today(), 900) }
  const { games, idle } = await reported(later)
  expect(games.filter(({ openRounds }) => openRounds === 0)).toEqual([])
  expect(idle.map(({ game }) => game)).toContain(SLUG)
  const { body } = await ann.call(exportGameReport, { query: later })
  expect(body.success && body.data.csv).toContain(`${findGame(SLUG)!.title},no activity`)
  expect((await read({})).body).toEqual({ success: false, reasonType: 'period-missing' })
  expect((await read({ from: today(), to: addDays(today(), -1) })).body).toMatchObject({ reasonType: 'period-wrong' })
})

test('REP-1 the file has a line for each game, version and currency', async () => {
  const { body } = await ann.call(exportGameReport, { query: { period: 'day' } })
  const lines = body.success ? body.data.csv.split('\r\n') : []
  const { rounds, stake } = (await ofCoins())!
  expect(lines[0]).toContain('game,activity,version,currency,')
  const own = lines.find((line) => line.startsWith(`${findGame(SLUG)!.title},`))!
  expect(own).toContain(',coins,')
  expect(own).toContain(`,${rounds},${(stake / 100).toFixed(2)},`)
})

test('REP-1 the cursor outlives a start of the site, and without it nothing is counted twice', async () => {
  const before = await ofCoins()
  const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
  await played(player)
  await site.database.pool.query("update outbox.event set at = at - interval '9 days'")
  await (await openTestSite({ beside: site })).close()
  const { rows } = await site.database.pool.query("select from outbox.reader where name = 'game-reports'")
  expect(rows).toHaveLength(1)
  await site.database.pool.query("delete from outbox.reader where name = 'game-reports'")
  const log = createLog({ level: 'silent', destination: { write: () => {} } })
  await countPlay({ database: site.database, clock: site.clock, log })
  expect(await ofCoins()).toEqual(before)
  await played(player)
  await count()
  expect((await ofCoins())!.rounds).toBe(before!.rounds + 1)
})

/** Gives all events new places, as a start on a dump does. */
const restore = () => withClient((site.database as TestDatabase).ownerUrl, (client) => client.query('select outbox.rebase()'))

test('REP-1 after a restore from a dump, and in several windows, each round counts once', async () => {
  const before = (await ofCoins())!
  const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
  await played(player)
  await count()
  expect((await ofCoins())!.rounds).toBe(before.rounds + 1)
  await restore()
  await count()
  expect((await ofCoins())!.rounds).toBe(before.rounds + 1)
  await played(player)
  await restore()
  await count()
  expect((await ofCoins())!.rounds).toBe(before.rounds + 2)
  for (let nth = 0; nth < 6; nth++) await played(player)
  let windows = 0
  const transaction: Database['transaction'] = (work) => {
    windows++
    return site.database.transaction(work)
  }
  await countPlay({ database: { ...site.database, transaction }, clock: site.clock, log: site.context.log }, 4)
  expect(windows).toBeGreaterThan(2)
  await count()
  expect((await ofCoins())!.rounds).toBe(before.rounds + 8)
})

test('the return of a replaced version is kept, and cannot be changed', async () => {
  const { rows } = await site.database.pool.query('select name from game_theory where game = $1', [SLUG])
  expect(rows).toEqual([{ name: String(findGame(SLUG)!.mathReport.version) }])
  for (const change of ['update game_theory set rtp_min = 0', 'delete from game_theory'])
    await expect(site.database.pool.query(change)).rejects.toThrow()
})

test('REP-1 a day has the hours of the brand’s own day, and nothing of another brand', async () => {
  const zone = site.theme.timeZone
  const [first, next] = [startOfDay(today(), zone), endOfDay(today(), zone)]
  const hours = [first - HOUR_MS, first, next - HOUR_MS, next].map((at, nth) => ({ brand: site.theme.id, at, rounds: 10 ** nth }))
  for (const { brand, at, rounds } of [...hours, { brand: 'elsewhere', at: first, rounds: 10_000 }])
    await site.database.pool.query(
      `insert into game_play_hour values ($1, $2, 'a-provider', 'a-game', '', 'SweepStakes', false, $3, 1, 1, 0, 0, 0, 0)`,
      [brand, new Date(at), rounds],
    )
  const roundsOf = async (query: GameReportQuery) => (await reported(query)).games.find(({ game }) => game === 'a-game')!.rounds
  expect(await roundsOf({ period: 'day' })).toBe(110)
  expect(await roundsOf({ from: addDays(today(), -1), to: today() })).toBe(111)
  expect(await roundsOf({ from: addDays(today(), 1), to: addDays(today(), 1) })).toBe(1_000)
})

test('REP-1 STAFF-3 open rounds of test accounts and of another brand are left out', async () => {
  const held = async () =>
    (await reported()).games.filter(({ game }) => game === 'gem-sweeper').map(({ openRounds }) => openRounds)
  const before = await held()
  const begin = async (isTest: boolean) => {
    const player = await mintWith(site, { coins: 100_000 }, { isTest })
    await played(player, { slug: 'gem-sweeper', params: { mines: 3 } })
    return player
  }
  await begin(true)
  expect(await held()).toEqual(before)
  const { playerId } = await begin(false)
  expect(await held()).toEqual([...before, 1])
  await withClient((site.database as TestDatabase).ownerUrl, (client) =>
    client.query("update player set brand = 'elsewhere' where id = $1", [playerId]),
  )
  expect(await held()).toEqual(before)
})

test('REP-1 a site that had players before counting began says from which day its report is complete', async () => {
  expect(await reported()).toMatchObject({ completeFrom: null })
  const { rows } = await site.database.pool.query('select since from game_play_mark')
  await site.database.pool.query('update game_play_mark set since = $1', [new Date(site.clock.now() + 3 * DAY_MS)])
  expect(await reported()).toMatchObject({ completeFrom: addDays(today(), 4) })
  await site.database.pool.query('update game_play_mark set since = $1', [new Date(Number(rows[0].since))])
})

test('other roles and players get no report', async () => {
  const help = await signedInOperator(site, 'helper', 'support')
  expect((await read({ period: 'day' }, help)).status).toBe(403)
  expect((await help.call(exportGameReport, { query: { period: 'day' } })).status).toBe(403)
  expect((await read({ period: 'day' }, await site.player())).status).toBe(401)
})
