import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, spin, type SpinChoice } from '#apps/site/testing/spins.ts'
import { checkClaim } from '#engine/claim.ts'
import { checkSharedClaim } from '#engine/fair/shared-claim.ts'
import { drawHiddenAmount } from '#engine/fair/shared-draw.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { rotateSeeds } from '#features/play/fair-play/contract.ts'
import { listJackpotDraws, listJackpots } from '../contract.ts'
import { openMustDrops } from './open-must-drops.ts'
import { getRound } from '#features/play/game-session/contract.ts'
import { findGame } from '#games/all.ts'
import { mustDropsOf } from '#kernel/must-drops.ts'
import { checkInvariants, readBalances } from '#ledger/index.ts'
import { poolIdOf } from '#platform/jackpots/jackpot-pools.ts'
import { readOpenDrops, retireDrops } from '#platform/jackpots/must-drops.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await openMustDrops(site.context)
})
afterAll(() => site.close())

const SLUG = 'nile-ascendant'
const STAKE = 1_000_000
const MINI = mustDropsOf(SLUG).find(({ tier }) => tier === 'mini')!
const SHARE = (STAKE * MINI.millionths) / 1_000_000
type Mode = 'TournamentPoints' | 'SweepStakes'

const playerWith = () => mintWith(site, { coins: 50_000_000 })
const play = async (player: TestPlayer, more: SpinChoice = {}) =>
  (await played(player, { slug: SLUG, stake: STAKE, ...more })).round
const amounts = async (mode: Mode = 'TournamentPoints', slug = SLUG) =>
  Object.fromEntries(
    (await site.visitor().call(listJackpots, { params: { slug } })).body.data.jackpots.flatMap((each) =>
      each.mode === mode ? [[each.tier, each.amount]] : [],
    ),
  )
const draws = async (query: { mode?: Mode; round?: string } = {}) =>
  (await site.visitor().call(listJackpotDraws, { query: { mode: 'TournamentPoints', ...query } })).body.data
/** The hidden amounts of a tier, which only the site's secret opens. */
const hiddenOf = (tier = 'mini', mode: Mode = 'TournamentPoints') =>
  site.context.transaction(async (tx) => {
    const poolId = poolIdOf({ brand: site.theme.id, game: findGame(SLUG)!, mode })
    const open = (await readOpenDrops(site.context, tx, poolId)).filter((draw) => draw.tier === tier)
    return open.map(({ rules, name, serverSeed }) => drawHiddenAmount(rules, { serverSeed, name }).values[0]!)
  })
/** Sets a pool's amount, as rounds over days would. */
const fillTo = (minor: number, { tier = 'mini', mode = 'TournamentPoints' } = {}) =>
  site.database.pool.query(
    'update game_jackpot_pool set millionths = $1::bigint * 1000000 where brand = $2 and game = $3 and mode = $4 and tier = $5',
    [minor, site.theme.id, SLUG, mode, tier],
  )
const jackpotOf = ({ events }: { events: readonly Record<string, unknown>[] }, tier = 'mini') =>
  events.find((event) => event['kind'] === 'jackpot' && event['tier'] === tier)?.['amount']

test('JP-3 a must-drop jackpot is committed before its first round and shows its start and its limit', async () => {
  const { open } = await draws()
  expect(open).toContainEqual(
    expect.objectContaining({
      game: SLUG,
      tier: 'mini',
      rules: { kind: 'amount', id: 'must-drop', from: 2_000_000, to: 10_000_000 },
    }),
  )
  expect(new Set(open.flatMap(({ commit, next }) => [commit, next])).size).toBe(open.length * 2)
  const { jackpots } = (await site.visitor().call(listJackpots, { params: { slug: SLUG } })).body.data
  expect(jackpots).toContainEqual({ mode: 'TournamentPoints', tier: 'mini', amount: 2_000_000, mustDropBy: 10_000_000 })
  expect(jackpots).toContainEqual({ mode: 'SweepStakes', tier: 'minor', amount: 5_000, mustDropBy: 25_000 })
  await openMustDrops(site.context)
  expect((await draws()).open).toEqual(open)
  for (const tier of ['mini', 'minor']) {
    const { seed, mustDropBy } = mustDropsOf(SLUG).find((each) => each.tier === tier)!
    for (const amount of await hiddenOf(tier)) {
      expect(amount).toBeGreaterThan(seed.TournamentPoints)
      expect(amount).toBeLessThan(mustDropBy.TournamentPoints)
    }
  }
})

test('JP-2 rounds feed it in their own currency only; a repeat, a refusal and another game do not', async () => {
  const before = await amounts()
  const entries = await amounts('SweepStakes')
  const player = await playerWith()
  await play(player, { key: 'once' })
  await play(player, { key: 'once' })
  await played(player)
  expect((await spin(await mintWith(site, { coins: 100 }), { slug: SLUG, stake: STAKE })).body).toMatchObject({ success: false })
  expect(await amounts()).toEqual({ mini: before['mini']! + SHARE, minor: before['minor']! + 2_000 })
  expect(await amounts('SweepStakes')).toEqual(entries)
  expect(await amounts('TournamentPoints', 'prairie-thunder')).toEqual({ mini: 2_000_000, minor: 20_000_000 })
})

test('JP-3 the round that brings it to its hidden amount wins that amount, and the rest begins the next one', async () => {
  const [hidden, following] = await hiddenOf()
  const player = await playerWith()
  await fillTo(hidden! - SHARE - 1)
  expect(jackpotOf(await play(player))).toBeUndefined()
  const { commit, next } = (await draws()).open.find((draw) => draw.game === SLUG && draw.tier === 'mini')!
  const before = await readBalances(site.context.reader, player.playerId)
  const round = await play(player, { key: 'hit' })
  expect(jackpotOf(round)).toBe(hidden)
  expect(round.proof.bet).toMatchObject({ amount: STAKE, pools: { mini: hidden } })
  const after = await readBalances(site.context.reader, player.playerId)
  const held = ({ coins, tourPoints }: typeof after) => coins + tourPoints
  expect(held(after) - held(before)).toBe(BigInt(round.win - STAKE))
  expect(await amounts()).toMatchObject({ mini: 2_000_000 + SHARE - 1 })
  expect((await play(player, { key: 'hit' })).events).toEqual(round.events)

  const { open, won } = await draws({ round: round.id })
  expect(won).toHaveLength(1)
  expect(won[0]).toMatchObject({ commit, amount: hidden, tier: 'mini' })
  const { sharedDraw, rules, serverSeed, amount } = won[0]!
  expect(checkSharedClaim(JSON.stringify({ sharedDraw, rules, commit, serverSeed, amount }))).toMatchObject({
    ok: true,
    value: { verified: { isTrue: true } },
  })
  expect(open.find((draw) => draw.game === SLUG && draw.tier === 'mini')).toMatchObject({ commit: next })
  expect((await hiddenOf())[0]).toBe(following)

  await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })
  const proven = (await player.call(getRound, { params: { id: round.id } })).body.data.round
  const checked = checkClaim(JSON.stringify({ ...proven.proof, events: proven.events }), () => findGame(SLUG)!.definition)
  expect(checked).toMatchObject({ ok: true, value: { verified: { isTrue: true } } })
})

test('JP-4 of two rounds at the same moment one wins, and the other feeds the next jackpot', async () => {
  const [hidden] = await hiddenOf()
  const players = [await playerWith(), await playerWith()] as const
  await fillTo(hidden! - SHARE)
  await using other = await openTestSite({ beside: site })
  const twin = other.visitor()
  for (const [name, value] of players[1].cookies) twin.cookies.set(name, value)
  const lock = {
    sql: "select from game_jackpot_pool where game = $1 and mode = 'TournamentPoints' and tier = 'mini' for update",
    values: [SLUG],
  }
  const rounds = await atOnce(site, lock, [
    () => play(players[0]),
    () => play({ ...twin, playerId: players[1].playerId, login: players[1].login }),
  ])
  expect(rounds.map((round) => jackpotOf(round)).filter(Boolean)).toEqual([hidden])
  expect(await amounts()).toMatchObject({ mini: 2_000_000 + SHARE })
})

test('what is above a hidden amount can reach the next one, which the same round wins too', async () => {
  const [hidden, following] = await hiddenOf()
  await fillTo(hidden! + following! - 2_000_000 - SHARE)
  const round = await play(await playerWith())
  expect(jackpotOf(round)).toBe(hidden! + following!)
  expect((await draws({ round: round.id })).won).toHaveLength(2)
  expect(await amounts()).toMatchObject({ mini: 2_000_000 })
})

test('a round that its player cannot pay wins nothing', async () => {
  const [hidden] = await hiddenOf()
  await fillTo(hidden! - 1)
  expect((await spin(await mintWith(site, { coins: 100 }), { slug: SLUG, stake: STAKE })).body).toMatchObject({ success: false })
  expect(await amounts()).toMatchObject({ mini: hidden! - 1 })
  await fillTo(2_000_000)
})

test('with entries it pays winnings, and both are reported as a grant that counts once', async () => {
  const [hidden] = await hiddenOf('minor', 'SweepStakes')
  const player = await mintWith(site, { entries: 100_000 })
  await player.call(switchToSweepStakes)
  await fillTo(hidden!, { tier: 'minor', mode: 'SweepStakes' })
  const round = await play(player, { stake: 100, key: 'hit' })
  await play(player, { stake: 100, key: 'hit' })
  expect(jackpotOf(round, 'minor')).toBe(hidden)
  expect((await readBalances(site.context.reader, player.playerId)).winnings).toBeGreaterThanOrEqual(BigInt(hidden!))
  const { rows } = await site.database.pool.query("select payload from outbox.event where type = 'grant.given' and player = $1", [
    player.playerId,
  ])
  await site.deliverEvents()
  const notices = await site.database.pool.query(
    "select payload ->> 'key' as key from outbox.event where type = 'notification.wanted' and player = $1 and payload ->> 'kind' <> 'win'",
    [player.playerId],
  )
  expect(notices.rows).toEqual([{ key: `jackpot:${round.id}:minor` }])
  const value = { kind: 'balance', coins: 0, entries: hidden }
  expect(rows).toEqual([
    { payload: { grantId: `jackpot:${round.id}:minor`, run: null, feature: 'jackpots', kind: 'balance', value, costCents: 0 } },
  ])
})

test('contributions of rounds are paid from the pool account and the starts by the house, to the last coin', async () => {
  const inAccount = async () =>
    (
      await site.database.pool.query<{ minor: bigint; posted: bigint }>(
        `select (select coalesce(sum(amount), 0)::bigint from ledger.entry where house = 'jackpot-pool') as minor,
          (select coalesce(sum(posted), 0)::bigint from (
            select posted from game_jackpot_pool union all select posted from game_jackpot_share) as part) as posted`,
      )
    ).rows[0]!
  const { minor, posted } = await inAccount()
  expect(minor).toBe(posted)
  expect(await checkInvariants(site.context.reader)).toEqual([])
})

test('a revealed draw and a committed one cannot be changed', async () => {
  const change = (what: string) => site.database.pool.query(`update game_jackpot_drop set ${what}`)
  await expect(change("commit = 'other'")).rejects.toThrow()
  await expect(change("revealed_at = revealed_at + interval '1 day'")).rejects.toThrow()
  await expect(site.database.pool.query('delete from game_jackpot_drop')).rejects.toThrow()
})

test('after a restore the draws in use are revealed without a winner, and others are committed', async () => {
  const before = await draws()
  await site.context.transaction((tx) => retireDrops(site.context, tx))
  const { open, won } = await draws()
  const known = new Set(before.open.flatMap(({ commit, next }) => [commit, next]))
  expect(open.length).toBe(before.open.length)
  expect(open.filter(({ commit, next }) => known.has(commit) || known.has(next))).toEqual([])
  expect(won).toEqual(before.won)
})
