import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getProfile, switchToSweepStakes } from '#features/account/account/contract.ts'
import { playSeeded } from '#engine/play.ts'
import type { Bet } from '#engine/round-contract.ts'
import { assert } from '#kernel/result.ts'
import type { PushData, PushMessage } from '#kernel/push.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { checkInvariants, readBalances } from '#ledger/index.ts'
import { createPushClient } from '#platform/testing/push-client.ts'
import { jackpotsPush, listJackpots } from '#features/play/jackpots/contract.ts'
import { jackpotsChannel, publishJackpots } from '#platform/jackpots/publish-jackpots.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { crown } from './testing/fixture-crown.ts'
import { mintWith, played, spin, type SpinChoice } from '#apps/site/testing/spins.ts'
import { rotateSeeds } from '#features/play/fair-play/contract.ts'
import * as contract from '../contract.ts'

vi.mock(import('#engine/families.ts'), async (original) => (await import('./test-games.ts')).withTestFamilies(await original()))
vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const STAKE = 1_000
const publisher = () => ({
  database: site.database,
  clock: site.clock,
  publicFeed: site.publicFeed,
  messageOf: (news: PushData<typeof jackpotsPush>) => liveMessage(jackpotsPush, news),
})
const playerWith = (coins: number) => mintWith(site, coins > 0 ? { coins } : {})
const play = async (player: TestPlayer, hits: readonly string[] = [], more: SpinChoice = {}) =>
  (await played(player, { slug: 'crown', stake: STAKE, ...(hits.length > 0 && { params: { hits } }), ...more })).round
const jackpots = async (slug = 'crown') => (await site.visitor().call(listJackpots, { params: { slug } })).body.data.jackpots
const held = async (mode = 'TournamentPoints') =>
  Object.fromEntries((await jackpots()).flatMap((each) => (each.mode === mode ? [[each.tier, each.amount]] : [])))
const fresh = async () => {
  await site.database.pool.query('delete from game_jackpot_pool')
  await site.database.pool.query('delete from game_jackpot_share')
}
/** Summed from the entries, as the account itself is rolled up later. */
const accountOf = async (asset: string) => {
  const { rows } = await site.database.pool.query<{ minor: bigint }>(
    "select coalesce(sum(amount), 0)::bigint as minor from ledger.entry where house = 'jackpot-pool' and asset::text = $1",
    [asset],
  )
  return rows[0]?.minor
}
/** Asserts that the pools match the balance of the ledger account. */
const postedOf = async (mode: string) => {
  const { rows } = await site.database.pool.query<{ posted: bigint }>(
    `select coalesce(sum(posted), 0)::bigint as posted from (
       select mode, posted from game_jackpot_pool union all select mode, posted from game_jackpot_share
     ) as part where mode = $1`,
    [mode],
  )
  return rows[0]?.posted
}

describe('pooled jackpots', () => {
  test('start with their seed in the games that have them', async () => {
    expect(await jackpots('cherry-royale')).toEqual([])
    expect(await jackpots()).toEqual([
      { mode: 'SweepStakes', tier: 'mini', amount: 500 },
      { mode: 'SweepStakes', tier: 'grand', amount: 10_000 },
      { mode: 'TournamentPoints', tier: 'mini', amount: 5_000 },
      { mode: 'TournamentPoints', tier: 'grand', amount: 100_000 },
    ])
  })

  test('JP-2 grow by the contribution of every round, to the millionth, separately for each mode', async () => {
    const player = await playerWith(100_000)
    for (let round = 0; round < 3; round++) await play(player)
    expect(await held()).toEqual({ mini: 5_030, grand: 100_004 })
    await play(player)
    expect(await held()).toEqual({ mini: 5_040, grand: 100_006 })
    expect(await held('SweepStakes')).toEqual({ mini: 500, grand: 10_000 })
    expect(await accountOf('tourPoints')).toBe(44n)
  })

  test('do not grow by a repeat, a refusal or a game without pools', async () => {
    const before = await held()
    const player = await playerWith(3_000)
    await play(player, [], { key: 'once' })
    await play(player, [], { key: 'once' })
    await played(player)
    expect((await spin(player, { slug: 'crown', stake: STAKE })).body).toMatchObject({ success: false })
    expect(await held()).toEqual({ mini: before['mini']! + 10, grand: before['grand']! + 1 })
  })

  test('pay the whole pool to the round that hits them, whose reply names it and can be repeated', async () => {
    await fresh()
    const player = await playerWith(10_000)
    const account = (await accountOf('tourPoints'))!
    await play(player)
    await play(player)
    const round = await play(player, ['mini'])
    expect(round).toMatchObject({ win: 5_020, proof: { bet: { amount: STAKE, pools: { mini: 5_020, grand: 100_003 } } } })
    expect(round.events).toContainEqual({ type: 'win', kind: 'jackpot', tier: 'mini', amount: 5_020 })
    expect((await readBalances(site.context.reader, player.playerId)).tourPoints).toBe(5_020n)
    expect(await held()).toEqual({ mini: 5_010, grand: 100_004 })
    // Round contributions are paid from the pool account, the seed from the house.
    expect(await postedOf('TournamentPoints')).toBe(10n + 3n)
    expect(await accountOf('tourPoints')).toBe(account + 13n)
    // REP-3: the win is recorded with what the pool held, has left, starts with, and got from rounds.
    const { rows } = await site.database.pool.query('select * from jackpot_win where round = $1', [round.id])
    const of = { tier: 'mini', brand: site.theme.id, game: 'crown', mode: 'TournamentPoints', player: player.playerId }
    const pool = { amount: 5_020n, held: 5_020n, remaining: 5_000n, seed: 5_000n, contributed: 20n, stake: BigInt(STAKE) }
    expect(rows).toEqual([{ ...of, ...pool, round: round.id, at: Date.parse(round.at) }])

    await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })
    const { proof, events } = (await player.call(contract.getRound, { params: { id: round.id } })).body.data.round
    assert(proof.serverSeed, 'the pair is revealed')
    const seeds = { serverSeed: proof.serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce }
    expect(playSeeded(crown.definition, seeds, proof.bet as Bet).events).toEqual(events)
  })

  test('JP-4 pay the pool to one of two concurrent hits and the fresh seed to the other, and a repeat returns its own amount', async () => {
    await fresh()
    const [one, two] = [await playerWith(10_000), await playerWith(10_000)]
    for (let round = 0; round < 5; round++) await play(one)
    await publishJackpots(publisher(), { brand: site.theme.id, game: crown })
    await using other = await openTestSite({ beside: site })
    const twin = other.visitor()
    for (const [name, value] of two.cookies) twin.cookies.set(name, value)
    const lock = {
      sql: "select from game_jackpot_pool where mode = 'TournamentPoints' and tier = $1 for update",
      values: ['grand'],
    }
    const rounds = await atOnce(site, lock, [
      () => play(one, ['grand', 'mini'], { key: 'hit' }),
      () => play({ ...twin, playerId: two.playerId, login: two.login }, ['mini'], { key: 'hit' }),
    ])
    const minis = rounds.map(({ events }) => Number(events.find(({ tier }) => tier === 'mini')?.['amount']))
    expect(minis.toSorted((a, b) => b - a)).toEqual([5_050, 5_010])
    expect((await play(one, ['grand', 'mini'], { key: 'hit' })).events).toEqual(rounds[0]?.events)
    expect(await postedOf('TournamentPoints')).toBeGreaterThanOrEqual(0n)
  })

  test('pay nothing for a hit that the player cannot afford', async () => {
    await fresh()
    const player = await playerWith(STAKE - 1)
    const refused = await spin(player, { slug: 'crown', stake: STAKE, params: { hits: ['grand'] } })
    expect(refused.body).toMatchObject({ success: false, reasonType: 'insufficient-funds' })
    const { rows } = await site.database.pool.query('select from jackpot_win where player = $1', [player.playerId])
    expect(rows).toEqual([])
    expect(await held()).toEqual({ mini: 5_000, grand: 100_000 })
  })

  test('lose nothing and pay nothing twice under a storm of rounds and hits from two processes', async () => {
    await fresh()
    const accountBefore = (await accountOf('tourPoints'))!
    await using other = await openTestSite({ beside: site })
    const players = await Promise.all(Array.from({ length: 8 }, () => playerWith(1_000_000)))
    let [paidMini, rounds] = [0, 0]
    const storm = players.map(async (player, index) => {
      const client = index % 2 ? other.visitor() : player
      for (const [name, value] of player.cookies) client.cookies.set(name, value)
      for (let round = 0; round < 25; round++) {
        const { win } = await play(
          { ...client, playerId: player.playerId, login: player.login },
          round % 5 === index % 5 ? ['mini'] : [],
        )
        paidMini += win
        rounds++
      }
    })
    await Promise.all(storm)
    // Every hit pays the whole pool and the house seeds it again: seed + all contributions = paid + held.
    const hits = 8 * 5
    const { mini, grand } = await held()
    expect(paidMini + mini!).toBe(5_000 * (hits + 1) + 10 * rounds)
    expect(grand).toBe(100_000 + 1.5 * rounds)
    expect((await accountOf('tourPoints'))! - accountBefore).toBe(await postedOf('TournamentPoints'))
    expect(await checkInvariants(site.context.reader)).toEqual([])
  })

  test('hit for entries pay winnings', async () => {
    const player = await mintWith(site, { entries: 10_000 })
    await player.call(switchToSweepStakes)
    const { win } = await play(player, ['mini'])
    expect(await readBalances(site.context.reader, player.playerId)).toMatchObject({ winnings: BigInt(win) })
    expect(await postedOf('SweepStakes')).toBe(await accountOf('winnings'))
  })

  test("JP-1 reach the page of an idle player soon after another player's round", async () => {
    const [watcher, other] = [await playerWith(0), await playerWith(10_000)]
    const connection = (await watcher.call(getProfile)).body.data.connection!
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = site.app.server.address() as AddressInfo
    const client = createPushClient({ port, path: connection.url, options: { token: connection.connectionToken } })
    const channel = jackpotsChannel(site.theme.id, crown.slug)
    expect(connection.connections).toContainEqual({ channel, token: '' })
    const heard: PushMessage[] = []
    const subscription = client.newSubscription(channel)
    subscription.on('publication', ({ data }: { data: PushMessage }) => heard.push(data))
    subscription.subscribe()
    client.connect()
    await subscription.ready(15_000)
    await play(other)
    const now = { type: 'jackpots', data: { game: 'crown', jackpots: await jackpots() } }
    const hears = (): void => {
      site.advance(SECOND_MS)
      expect(heard.at(-1)).toEqual(now)
    }
    // At most 30 seconds of the site's clock.
    await vi.waitFor(hears, { timeout: 15_000, interval: 500 })
    client.disconnect()
  })

  test('are published to everyone by one process, once a second', async () => {
    const told = { brand: site.theme.id, game: crown }
    const heard: unknown[] = []
    const stop = site.publicFeed.hear((channel, json) => {
      if (channel === jackpotsChannel(site.theme.id, crown.slug)) heard.push(JSON.parse(json))
    })
    site.advance(SECOND_MS)
    await play(await playerWith(10_000))
    const answers = await Promise.all([1, 2, 3].map(() => publishJackpots(publisher(), told)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    const now = { type: 'jackpots', data: { game: 'crown', jackpots: await jackpots() } }
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(now), 10_000)
    expect(await publishJackpots(publisher(), told)).toBe(false)
    site.advance(SECOND_MS)
    expect(await publishJackpots(publisher(), told)).toBe(true)
    stop()
  })
})
