import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { giveFreeSpins, mintWith, played, SLUG, STAKE } from '#apps/site/testing/spins.ts'
import { acknowledgeRound, choose } from '#features/play/game-session/contract.ts'
import { DAY_MS } from '#kernel/time.ts'
import { archiveRounds } from '#platform/round-archive/archive-rounds.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { type GamePerformance, readGameReport } from '../contract.ts'
import { countEarlierPlay, earlierCountedUntil } from './count-earlier.ts'
import { countPlay } from './count-play.ts'

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

const count = () => countPlay({ database: site.database, clock: site.clock, log: site.context.log })
/** A few rounds at once, so that there are several parts. */
const countEarlier = (runMs = 60_000) =>
  countEarlierPlay({ database: site.database, log: site.context.log }, site.slices, { roundsMax: 2, runMs })
const asOwner = (statement: string) =>
  withClient((site.database as TestDatabase).ownerUrl, (client) =>
    client.query(`set session_replication_role = replica; ${statement}`),
  )

async function reported() {
  const ann = await signedInOperator(site, `ann${operators++}`, 'auditor')
  const { body } = await ann.call(readGameReport, { query: { period: 'all' } })
  return body.success ? body.data : expect.fail(body.reasonType)
}
let operators = 0

const sumsOf = (games: readonly GamePerformance[]) =>
  games.map(({ game, mode, rounds, stake, win, wonStake, freeRounds, freeStake }) => {
    const amounts = { stake, win, wonStake, freeStake }
    return { game, mode, rounds, freeRounds, ...amounts }
  })

async function seen(player: TestPlayer, choice: Parameters<typeof played>[1] = {}) {
  const { round } = await played(player, choice)
  await player.call(acknowledgeRound, { params: { id: round.id } })
  return round
}

/** Paid and free rounds, some that stay in the table since nobody has seen them, one in several steps, and one of a test account. */
async function playEarly() {
  const player = await mintWith(site, { coins: 1_000_000 }, { isTest: false })
  const freeSpinsId = await giveFreeSpins(site, player)
  const first = await seen(player)
  for (let nth = 0; nth < 4; nth++) await seen(player)
  const unseen = await mintWith(site, { coins: 100_000 }, { isTest: false })
  for (let nth = 0; nth < 5; nth++) await played(unseen)
  const free = await seen(player, { freeSpinsId })
  const { round } = await played(player, { slug: 'gem-sweeper', params: { mines: 3 } })
  let { awaiting } = round
  for (let step = 1; awaiting; step++) {
    const choice = awaiting.options.at(-1)!.choice as { kind: string }
    const { body } = await player.call(choose, { params: { id: round.id }, body: { choice, step } })
    awaiting = body.success ? body.data.round.awaiting : expect.fail(JSON.stringify(body))
    if (step > 30) expect.fail('the round does not end')
  }
  await player.call(acknowledgeRound, { params: { id: round.id } })
  await seen(await mintWith(site, { coins: 100_000 }))
  return { player, first, free }
}

test('REP-1 rounds from before the count are added once, from files and the table, and the report is complete', async () => {
  const { player, first, free } = await playEarly()
  await count()
  const before = await reported()
  const expected = sumsOf(before.games)
  expect(expected.map(({ rounds }) => rounds)).toEqual([11, 1])
  // The same site as if it had run an earlier release until now.
  await asOwner(
    `truncate game_play_hour, game_play_mark; delete from outbox.reader where name = 'game-reports'; delete from outbox.event`,
  )
  site.advance(70 * DAY_MS)
  const archive = { folder, afterMonths: 1 }
  const { archivist } = site.database
  await archiveRounds({ archivist, log: site.context.log, archive, now: site.clock.now(), roundsPerFile: 3 })
  const { rows: files } = await site.database.pool.query('select count(*)::int as count from game_round_file')
  expect(files[0].count).toBeGreaterThan(1)
  // Of a release that did not name the provider: such an event is not counted.
  await asOwner(`
    insert into outbox.event (type, player, brand, payload, at)
    values ('round.settled', '${player.playerId}', '${site.theme.id}', '{}', '${new Date(site.clock.now() - 71 * DAY_MS).toISOString()}')`)
  const late = await mintWith(site, { coins: 100_000 }, { isTest: false })
  await played(late)
  const { round: later } = await played(late)
  await count()
  expect(await reported()).toMatchObject({ completeFrom: expect.any(String), games: [{ rounds: 2 }] })
  expect(await earlierCountedUntil(site.database.reader)).toBe(0)

  await countEarlier(-1)
  expect((await reported()).completeFrom, 'a run that ends early is no end').not.toBeNull()
  await Promise.all([countEarlier(), countEarlier()])
  await countEarlier()
  const whole = await reported()
  expect(whole).toMatchObject({ completeFrom: null, from: before.from })
  const [own, ...others] = sumsOf(whole.games)
  expect(own).toMatchObject({ rounds: 13, stake: 13 * STAKE, freeRounds: 1, freeStake: STAKE })
  expect(others).toEqual(expected.slice(1))
  expect(whole.testRounds).toBe(before.testRounds)
  expect(await earlierCountedUntil(site.database.reader)).toBe(Number.POSITIVE_INFINITY)
  expect(later.id > first.id).toBe(true)

  const voided = async ({ id, win, proof: { definitionHash } }: typeof first, returned: number, shares: string) => {
    await asOwner(`
      insert into round_void (round, act, brand, player, game, definition_hash, mode, cause, played_at, stake, win, jackpot, returned,
        taken_back, at, from_won, is_free)
      values ('${id}', 'act', '${site.theme.id}', '${player.playerId}', '${SLUG}', '${definitionHash}', 'TournamentPoints',
        'other-fault', now(), ${STAKE}, ${win}, 0, ${returned}, 0, '${new Date(site.clock.now()).toISOString()}', ${shares})`)
    return (await reported()).games[0]
  }
  const ofEarlierRelease = 'null, null'
  const left = { ...own!, rounds: 12, stake: 12 * STAKE, win: own!.win - first.win }
  expect(await voided(first, STAKE, ofEarlierRelease)).toMatchObject({ ...left, reversed: 1 })
  const [win, wonStake] = [left.win - free.win, own!.wonStake - 20]
  const paid = { rounds: 11, stake: 11 * STAKE, win, wonStake, freeRounds: 0, freeStake: 0 }
  expect(await voided(free, 0, '20, true')).toMatchObject({ ...paid, reversed: 2 })
})

test('REP-1 earlier rounds of providers and shared rounds are added, without those that were never settled', async () => {
  const { playerId } = await site.player({ isTest: false })
  const { rows } = await site.database.pool.query('select since from game_play_mark')
  const since = Number(rows[0].since)
  const at = (days: number) => `'${new Date(since + days * DAY_MS).toISOString()}'`
  const round = (no: number, isClosed: boolean, closedAt: string) =>
    `('rnd_provided_${no}', 'a-provider', 'round-${no}', '${playerId}', 'SweepStakes', 'a-game', 100, 40, false, ${isClosed}, ${at(-9)}, ${closedAt})`
  const bet = (no: number, isRolledBack: boolean) =>
    `('a-provider', 'bet-${no}', 'bet', '${playerId}', 'round-${no}', 'x', 100, ${isRolledBack}, ${at(-9)})`
  const shared = (no: number, state: string, settledAt: string) =>
    `('rnd_shared_${no}', '${playerId}', 'request-${no}', 'x', '${site.theme.id}', 'a-crash', 1, ${no}, 'SweepStakes', '${state}', 300, 300, 0, 90,
      'x', 0, 0, ${at(-9)}, ${settledAt})`
  await asOwner(`
    insert into game_provider_round (id, provider, round, player, mode, game, stake, win, is_free, is_closed, opened_at, closed_at)
    values ${[round(1, true, at(-8)), round(2, true, at(-8)), round(3, false, 'null'), round(4, true, at(1)), round(5, true, at(-2))].join()};
    insert into game_provider_transaction (provider, uuid, kind, player, round, request_hash, amount, is_rolled_back, at)
    values ${[bet(1, false), bet(2, true), bet(3, false), bet(4, false), bet(5, false)].join()};
    insert into shared_chain (brand, game, no, definition_hash, length, chain_end, rules_hash, last_seed, committed_at)
    values ('${site.theme.id}', 'a-crash', 1, 'rules', 9, 'end', 'x', '\\x00', now());
    insert into shared_bet (id, player, request, request_hash, brand, game, chain, round, mode, state, stake, from_granted, from_won, win,
      transfer, balance_before, balance_after, at, settled_at)
    values ${[shared(1, 'settled', at(-8)), shared(2, 'called-off', at(-8)), shared(3, 'open', 'null'), shared(4, 'settled', at(1))].join()};
    update game_play_mark set is_whole = false;
    delete from game_play_earlier where slice in ('game-providers', 'shared-rounds')`)
  await countEarlier()
  const own = (await reported()).games.filter(({ game }) => game.startsWith('a-'))
  expect(sumsOf(own)).toMatchObject([
    { game: 'a-crash', rounds: 1, stake: 300, win: 90, freeRounds: 0 },
    { game: 'a-game', rounds: 2, stake: 200, win: 80, wonStake: 0 },
  ])
})

test('a mark that an event without a provider set moves to where counting began', async () => {
  const migration = readFileSync(new URL('migrations/20261130T0404__counted_since.sql', import.meta.url), 'utf8')
  const markAfter = async (change: string) => {
    await asOwner(`${change}; ${migration}`)
    const { rows } = await site.database.pool.query('select since from game_play_mark')
    return Number(rows[0].since)
  }
  const { rows } = await site.database.pool.query(`
    select (select min(hour) from game_play_hour) as hour, min(at) as at from outbox.event
    where type = 'round.settled' and payload ->> 'provider' is not null`)
  const early = "update game_play_mark set since = (select min(at) from outbox.event where type = 'round.settled')"
  expect(await markAfter('select')).toBe(Number(rows[0].at))
  expect(await markAfter(early)).toBe(Number(rows[0].at))
  const archived = "delete from outbox.event where payload ->> 'provider' is null; update game_play_mark set since = '2001-01-01'"
  expect(await markAfter(archived), 'without those events, its first hour').toBe(Number(rows[0].hour))
  expect(await markAfter('truncate game_play_hour'), 'without sums it stays').toBe(Number(rows[0].hour))
})
