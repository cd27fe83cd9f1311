import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG, spin, STAKE } from '#apps/site/testing/spins.ts'
import { openVoids } from '#apps/site/testing/void-rounds.ts'
import { findGame } from '#games/all.ts'
import { type CalendarDay, HOUR_MS } from '#kernel/time.ts'
import { choose, launchGame } from '#features/play/game-session/contract.ts'
import { getGames } from '#features/play/lobby/contract.ts'
import { listGameReturns, switchGame } from '../shared/operator-contract.ts'
import { judge } from './live-returns.ts'
import { watchGames } from './watch-games.ts'

let site: TestSite
const logged: string[] = []
beforeAll(async () => void (site = await openTestSite({ logTo: { write: (line) => void logged.push(line) } })))
afterAll(() => site.close())

const watch = () => watchGames({ ...site.context, today: '2026-11-21' as CalendarDay })

test('RTP-5 STAFF-3 an operator sees the actual return of each game with its plays and period, each round once, none of a test account', async () => {
  const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
  const tester = await mintWith(site, { coins: 100_000 })
  const playedAt = Math.floor(site.clock.now() / HOUR_MS) * HOUR_MS
  const rounds = [(await played(player)).round, (await played(player)).round]
  await played(tester)
  site.advance(3 * HOUR_MS)
  await Promise.all([watch(), watch()])
  await watch()
  const operator = await signedInOperator(site, 'auditor', 'auditor')
  const { returns } = (await operator.call(listGameReturns)).body.data
  const win = rounds.reduce((sum, round) => sum + round.win, 0)
  expect(returns).toMatchObject([
    {
      game: SLUG,
      definitionHash: rounds[0]!.proof.definitionHash,
      mode: 'TournamentPoints',
      from: new Date(playedAt).toISOString(),
      until: new Date(playedAt).toISOString(),
      rounds: 2,
      stake: 4_000,
      win,
      isAlarming: false,
    },
  ])
  const { body } = await site.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(body).toContain(`game_return_ratio{game="${SLUG}",version="1",mode="TournamentPoints"} ${win / 4_000}`)
  expect((await player.call(listGameReturns)).status).toBe(401)
})

test('RTP-4 a return far outside the proven range raises an alarm in the log', async () => {
  const { defHash, modes } = findGame(SLUG)!.mathReport
  const counted = {
    game: SLUG,
    definitionHash: defHash,
    mode: 'SweepStakes' as const,
    rounds: 10_000,
    voids: 0,
    stake: 1e6,
    stakeSquares: 1e8,
  }
  const fair = Number(modes[0].rtp.decimal) * 1e6
  expect(judge({ ...counted, win: fair })).toMatchObject({ deviation: 0, isAlarming: false })
  expect(judge({ ...counted, win: 3 * fair }).isAlarming).toBe(true)
  expect(judge({ ...counted, win: 0 }).isAlarming).toBe(true)
  expect(judge({ ...counted, rounds: 10, win: 0 }).isAlarming).toBe(false)
  await site.database.pool.query(
    `insert into game_return (game, definition_hash, mode, hour, rounds, stake, win, stake_squares)
     values ($1, $2, 'SweepStakes', '2026-11-01', 10000, 1000000, 3000000, 100000000)`,
    [SLUG, defHash],
  )
  await watch()
  expect(logged.filter((line) => line.includes('a game’s return is out of range'))).toHaveLength(1)
})

test('ROUND-12 rules that differ from the proven ones are told by the hourly job, and to an operator who asks', async () => {
  const game = findGame(SLUG)!
  let asked = 0
  const unproven = async () => {
    const operator = await signedInOperator(site, `asks-${asked++}`, 'auditor')
    return (await operator.call(listGameReturns)).body.data.games.filter(({ isProven }) => !isProven).map(({ slug }) => slug)
  }
  const told = () => logged.filter((line) => line.includes('a game’s rules differ from its math report')).length
  await watch()
  expect([told(), await unproven()]).toEqual([0, []])
  const levels = game.definition.betLevels.TournamentPoints as number[]
  const [least] = levels
  levels[0] = 1
  try {
    site.advance(HOUR_MS)
    await site.runJobs()
    expect(await unproven()).toEqual([SLUG])
  } finally {
    levels[0] = least!
  }
  expect(told()).toBeGreaterThan(0)
  expect(await unproven()).toEqual([])
})

test('ROUND-9, ROUND-10 a game that an operator switched off starts no round, finishes open rounds, and the switch is logged', async () => {
  const operator = await signedInOperator(site, 'owner')
  const player = await mintWith(site, { coins: 100_000 })
  const mines = await played(player, { slug: 'gem-sweeper', params: { mines: 3 } })
  const turn = async (isOn: boolean) => {
    const body = { isOn, reason: 'returns too much' }
    const reply = await operator.call(switchGame, { params: { slug: 'gem-sweeper' }, body })
    await site.liveSettings.refresh()
    return reply.status
  }
  expect([await turn(false), await turn(false)]).toEqual([200, 200])
  const other = await mintWith(site, { coins: 100_000 })
  expect(await spin(other, { slug: 'gem-sweeper', params: { mines: 3 } })).toMatchObject({
    status: 404,
    body: { code: 'game-closed' },
  })
  expect((await other.call(launchGame, { params: { slug: SLUG } })).status).toBe(200)
  const { games } = (await operator.call(listGameReturns)).body.data
  expect(games.filter((game) => !game.isOn).map(({ slug }) => slug)).toEqual(['gem-sweeper'])
  const [option] = mines.round.awaiting!.options
  const choice = option!.choice as { kind: string }
  const made = await player.call(choose, { params: { id: mines.round.id }, body: { choice, step: 1 } })
  expect(made).toMatchObject({ status: 200, body: { success: true } })
  expect(await turn(true)).toBe(200)
  expect((await spin(other, { slug: 'gem-sweeper', params: { mines: 3 } })).status).toBe(200)
  const { rows } = await site.database.pool.query("select what from audit_event where subject = 'gem-sweeper' order by at, what")
  expect(rows.map(({ what }) => what)).toEqual(['game-switched-off', 'game-switched-off', 'game-switched-on'])
  const auditor = await signedInOperator(site, 'second auditor', 'auditor')
  const body = { isOn: false, reason: 'no right' }
  expect((await auditor.call(switchGame, { params: { slug: SLUG }, body })).status).toBe(403)
})

test('ROUND-8 void rounds are counted apart, and returns leave them out', async () => {
  const voids = await openVoids(site)
  const scopeOf = voids.since('voltage-sevens')
  const player = await mintWith(site, { coins: 100_000 }, { isTest: false })
  const rounds = [
    (await played(player, { slug: 'voltage-sevens' })).round,
    (await played(player, { slug: 'voltage-sevens' })).round,
  ]
  const scope = scopeOf()
  await played(player, { slug: 'voltage-sevens' })
  await voids.voidAll({ kind: 'round', round: rounds[0]!.id })
  site.advance(3 * HOUR_MS)
  await watch()
  const returns = async () =>
    (await (await signedInOperator(site, 'sees returns', 'auditor')).call(listGameReturns)).body.data.returns.find(
      ({ game }) => game === 'voltage-sevens',
    )!
  expect(await returns()).toMatchObject({ rounds: 2, voids: 1, stake: 2 * STAKE })
  await (await openVoids(site)).voidAll(scope)
  const { game: _, ...left } = await returns()
  expect(left).toMatchObject({ rounds: 1, voids: 2, stake: STAKE })
})

test('ROUND-10 an operator switches one version of a game off: it starts no round, is in no list, and finishes open rounds', async () => {
  const operator = await signedInOperator(site, 'owner of versions')
  const slug = 'gem-sweeper'
  const { defHash: definitionHash } = findGame(slug)!.mathReport
  const player = await mintWith(site, { coins: 100_000 })
  const mines = await played(player, { slug, params: { mines: 3 } })
  const turn = async (isOn: boolean, hash: string | undefined = definitionHash) => {
    const body = { isOn, reason: 'a wrong table', ...(hash && { definitionHash: hash }) }
    const { status } = await operator.call(switchGame, { params: { slug }, body })
    await site.liveSettings.refresh()
    return status
  }
  expect(await turn(false, 'no such version')).toBe(404)
  expect([await turn(false), await turn(false)]).toEqual([200, 200])
  const other = await mintWith(site, { coins: 100_000 })
  expect(await spin(other, { slug, params: { mines: 3 } })).toMatchObject({ status: 404, body: { code: 'game-closed' } })
  expect((await other.call(launchGame, { params: { slug } })).status).toBe(404)
  expect(JSON.stringify((await site.visitor().call(getGames)).body.games)).not.toContain(`"${slug}"`)
  const choice = mines.round.awaiting!.options[0]!.choice as { kind: string }
  expect((await player.call(choose, { params: { id: mines.round.id }, body: { choice, step: 1 } })).status).toBe(200)
  const shown = async () => (await operator.call(listGameReturns)).body.data.games.find((game) => game.slug === slug)
  expect(await shown()).toMatchObject({ isOn: true, versionsOff: [definitionHash] })
  // The list shows what was switched, also before this process has heard of it.
  await operator.call(switchGame, { params: { slug }, body: { isOn: true, reason: 'a right table', definitionHash } })
  expect(await shown()).toMatchObject({ isOn: true, versionsOff: [] })
  await site.liveSettings.refresh()
  expect((await spin(other, { slug, params: { mines: 3 } })).status).toBe(200)
  const { rows } = await site.database.pool.query(
    "select what, after ->> 'definitionHash' as hash from audit_event where subject = $1 and what like 'game-version%' order by id",
    [slug],
  )
  expect(rows).toEqual(['off', 'off', 'on'].map((state) => ({ what: `game-version-switched-${state}`, hash: definitionHash })))
  const auditor = await signedInOperator(site, 'auditor of versions', 'auditor')
  expect(
    (await auditor.call(switchGame, { params: { slug }, body: { isOn: false, definitionHash, reason: 'no right' } })).status,
  ).toBe(403)
})
