import { afterAll, beforeAll, expect, test } from 'vitest'
import { balancesOf } from '#apps/site/testing/people.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG } from '#apps/site/testing/spins.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { checkClaim } from '#engine/claim.ts'
import { findGaps } from '#engine/fair/gaps.ts'
import { listEntries } from '#features/account/statements/contract.ts'
import { rotateSeeds } from '#features/play/fair-play/contract.ts'
import { exportProofs, getRound } from '#features/play/game-session/contract.ts'
import { findGame } from '#games/all.ts'
import { exportRounds, listRounds } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

test('the profile lists recently played games, newest first', async () => {
  const player = await mintWith(site, { coins: 100_000 })
  const lastGames = async () => (await player.call(getProfile)).body.data.lastGames
  expect(await lastGames()).toEqual([])
  await played(player)
  site.advance(1)
  await played(player, { slug: 'voltage-sevens', stake: 2_000 })
  expect(await lastGames()).toEqual(['voltage-sevens', SLUG])
  site.advance(1)
  await played(player)
  expect(await lastGames()).toEqual([SLUG, 'voltage-sevens'])
})

test('FAIR-8 the history and its export carry nonce, hash and seeds of each round, with the server seed once it is revealed', async () => {
  const player = await mintWith(site, { coins: 100_000 })
  const { round } = await played(player)
  const { proof } = round
  const listed = async () => (await player.call(listRounds, { query: {} })).body.data.rounds[0]?.seeds
  const { definitionHash, commit, clientSeed, nonce } = proof
  expect(await listed()).toEqual({ definitionHash, commit, clientSeed, nonce, serverSeed: null })
  const { revealed } = (await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })).body.data
  expect(await listed()).toMatchObject({ commit, serverSeed: revealed.serverSeed })
  const { csv } = (await player.call(exportRounds, { query: {} })).body.data
  expect(csv).toContain(`,${nonce},${commit},${clientSeed},${revealed.serverSeed},${definitionHash},,,,\r\n`)
})

test("all proofs are exported page by page, complete once revealed, without open rounds or other players' rounds", async () => {
  const [player, other] = [await mintWith(site, { coins: 1_000_000 }), await mintWith(site, { coins: 10_000 })]
  await played(other)
  for (let index = 0; index < 202; index++) {
    site.advance(1)
    await played(player)
  }
  await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })
  site.advance(1)
  await played(player, { slug: 'gem-sweeper', params: { mines: 3 } })
  const page = async (before?: string) => (await player.call(exportProofs, { query: { ...(before && { before }) } })).body.data
  const first = await page()
  const second = await page(first.next!)
  expect([first.proofs.length, second.proofs.length, second.next]).toEqual([200, 2, null])
  const all = [...first.proofs, ...second.proofs]
  expect(all.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 202 }, (_, at) => 202 - at))
  expect(findGaps(all)).toEqual([])
  expect(findGaps(all.filter(({ nonce }) => nonce !== 7))).toMatchObject([{ missing: [7] }])
  const checked = checkClaim(JSON.stringify(all[5]), (slug) => findGame(slug)?.definition)
  expect(checked.ok && checked.value.verified.isTrue).toBe(true)
})

test('FAIR-1 balance, earlier wins, residence and kind of account decide nothing: each round follows from its seeds and the rules', async () => {
  const [rich, poor, real] = [
    await mintWith(site, { coins: 1_000_000_000 }),
    await mintWith(site, { coins: 2_000 }),
    await mintWith(site, { coins: 100_000 }, { isTest: false }),
  ]
  await site.database.pool.query("update player set state = 'OH' where id = $1", [real.playerId])
  for (const [player, rounds] of [
    [rich, 12],
    [poor, 1],
    [real, 12],
  ] as const) {
    for (let round = 0; round < rounds; round++) await played(player, { slug: SLUG, stake: 2_000 })
    await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })
    const { proofs } = (await player.call(exportProofs, { query: {} })).body.data
    const checked = proofs.map((proof) => checkClaim(JSON.stringify(proof), (slug) => findGame(slug)?.definition))
    expect(checked.map((each) => each.ok && each.value.verified.isTrue)).toEqual(Array.from({ length: rounds }, () => true))
  }
})

test('LOG-4 the record of each round recreates it, and the statement recreates the balances', async () => {
  const player = await mintWith(site, { coins: 1_000_000 })
  const wins: number[] = []
  for (const slug of [SLUG, 'voltage-sevens', 'nile-ascendant', 'frostfang']) {
    for (let times = 0; times < 5; times++) {
      site.advance(1)
      wins.unshift((await played(player, { slug, stake: 2_000 })).round.win)
    }
  }
  await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })
  const { proofs } = (await player.call(exportProofs, { query: {} })).body.data
  const recreated = proofs.map((proof) => checkClaim(JSON.stringify(proof), (slug) => findGame(slug)?.definition))
  const verified = recreated.flatMap((each) => (each.ok ? [each.value.verified] : []))
  expect(verified.map(({ isTrue }) => isTrue)).toEqual(wins.map(() => true))
  expect(verified.map(({ payout }) => payout)).toEqual(wins)
  const { entries } = (await player.call(listEntries, { query: { period: 'all' } })).body.data
  const sumOf = (of: string) => entries.filter(({ asset }) => asset === of).reduce((sum, { amount }) => sum + amount, 0)
  const { coins, tourPoints } = await balancesOf(player)
  expect([sumOf('coins'), sumOf('tourPoints')]).toEqual([coins, tourPoints])
})

test('the history can be paged, filtered and exported', async () => {
  const player = await mintWith(site, { coins: 200_000 })
  const ids: string[] = []
  for (let index = 0; index < 23; index++) {
    site.advance(1)
    ids.unshift((await played(player, index % 2 ? { slug: 'voltage-sevens', stake: 2_000 } : {})).round.id)
  }
  const list = async (query: object) => (await player.call(listRounds, { query })).body.data
  const first = await list({})
  expect(first.rounds.map(({ id }) => id)).toEqual(ids.slice(0, 20))
  const second = await list({ before: first.next })
  expect(second).toMatchObject({ next: null })
  expect(second.rounds.map(({ id }) => id)).toEqual(ids.slice(20))
  expect((await list({ game: 'voltage-sevens' })).rounds).toHaveLength(11)
  expect((await list({ mode: 'SweepStakes' })).rounds).toEqual([])
  expect((await list({ from: '0000-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' })).rounds).toHaveLength(20)
  expect((await list({ to: '0000-01-01T00:00:00Z' })).rounds).toEqual([])
  expect((await list({ wins: '1' })).rounds.every(({ win }) => win > 0)).toBe(true)
  const { csv } = (await player.call(exportRounds, { query: { game: SLUG } })).body.data
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 12)
})

test('HIST-2 the last fifty bonus features are in the history, and each is recalled with all its events', async () => {
  const { slug, definition } = findGame('amber-apiary')!
  const stake = definition.betLevels.TournamentPoints[0]! * 75
  const player = await mintWith(site, { coins: 60 * stake })
  const bought: string[] = []
  const events = new Map<string, unknown>()
  for (let nth = 0; nth < 51; nth++) {
    site.advance(1)
    const { round } = await played(player, { slug, stake, params: { mode: 'buy' } })
    bought.unshift(round.id)
    events.set(round.id, round.events)
  }
  const recalled: string[] = []
  for (let before: string | null | undefined; before !== null;) {
    const { rounds, next } = (await player.call(listRounds, { query: before ? { before } : {} })).body.data
    recalled.push(...rounds.map(({ id }) => id))
    before = next
  }
  expect(recalled).toEqual(bought)
  for (const id of recalled) {
    const { round } = (await player.call(getRound, { params: { id } })).body.data
    expect(round.events).toEqual(events.get(id))
    expect(round.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['featureStart', 'featureEnd']))
  }
})
