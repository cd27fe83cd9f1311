import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backAgain } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played } from '#apps/site/testing/spins.ts'
import { checkClaim } from '#engine/claim.ts'
import { rotateSeeds } from '#features/play/fair-play/contract.ts'
import { chooseVisibility } from '#features/play/winners/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { findGame } from '#games/all.ts'
import { generatedFace } from '#kernel/public-face.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { getRecord, getSharedWin, revokeWin, shareWin } from '../contract.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const richPlayer = (on: TestSite = site): Promise<TestPlayer> => mintWith(on, { coins: 1_000_000 })

/** Plays until a round wins, and one more that is lost; the won one. */
async function withWin(player: TestPlayer) {
  const rounds = []
  for (;;) {
    site.advance(1)
    const { round } = await played(player)
    rounds.push(round)
    const won = rounds.find(({ win }) => win > 0)
    const lost = rounds.find(({ win }) => win === 0)
    if (won && lost) return { rounds, won, lost }
  }
}

const recordOf = async (player: TestPlayer) => (await player.call(getRecord)).body.data
const share = async (player: TestPlayer, round: string) => (await player.call(shareWin, { body: { round } })).body
const open = (by: TestClient, token: string) => by.call(getSharedWin, { params: { token } })

async function shared(player: TestPlayer) {
  const { won } = await withWin(player)
  const body = await share(player, won.id)
  if (!body.success) throw new Error(body.reasonType)
  return { won, ...body.data }
}

test('the record counts rounds and names the favorite game and the win of the largest multiple', async () => {
  const player = await richPlayer()
  expect(await recordOf(player)).toMatchObject({ rounds: 0, favorite: null, best: null })
  const { rounds } = await withWin(player)
  const { round: other } = await played(player, { slug: 'voltage-sevens', stake: 2_000 })
  const best = [...rounds, other].toSorted((a, b) => b.win / b.stake - a.win / a.stake)[0]!
  const record = await recordOf(player)
  expect(record).toMatchObject({ rounds: rounds.length + 1, favorite: { game: 'cherry-royale', title: 'Cherry Royale' } })
  expect(record.best!.win / record.best!.stake).toBe(best.win / best.stake)
  expect(record.best!.link).toBeNull()
  expect(await recordOf(await richPlayer())).toMatchObject({ rounds: 0 })
})

test('a large win is remembered behind any number of later rounds', async () => {
  const player = await richPlayer()
  const { won } = await withWin(player)
  // The first copy wins 500 times its stake; 6,000 later ones win nothing.
  await site.database.pool.query(
    `insert into game_round select (jsonb_populate_record(r, jsonb_build_object(
       'id', 'rnd_zz' || lpad(n::text, 24, '0'), 'nonce', 1000 + n, 'request', 'copy ' || n, 'win', case when n = 0 then r.stake * 500 else 0 end))).*
     from game_round r, generate_series(0, 6000) n where r.id = $1`,
    [won.id],
  )
  const { best, rounds } = await recordOf(player)
  expect(best).toMatchObject({ stake: 2_000, win: 1_000_000 })
  expect(rounds).toBeGreaterThan(6_000)
})

describe('a shared win', () => {
  test('is opened by anybody, without login, balances or other rounds, and is verified after the reveal', async () => {
    const player = await richPlayer()
    const { won, token, url, isRevealed } = await shared(player)
    expect(new URL(url).pathname).toBe(`/win/${token}`)
    expect(isRevealed).toBe(false)
    const { body } = await open(site.visitor(), token)
    expect(body.data).toMatchObject({ ...generatedFace(player.playerId), round: { id: won.id, win: won.win, stake: won.stake } })
    expect(body.data.round.proof.serverSeed).toBeNull()
    const text = JSON.stringify(body)
    for (const secret of [player.login, player.playerId, 'balance', 'fromGranted']) expect(text).not.toContain(secret)
    await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })
    const { round } = (await open(site.visitor(), token)).body.data
    const checked = checkClaim(JSON.stringify({ ...round.proof, events: round.events }), (slug) => findGame(slug)?.definition)
    expect(checked.ok && checked.value.verified).toMatchObject({ isTrue: true, payout: won.win })
    expect(await share(player, won.id)).toMatchObject({ success: true, data: { token, isRevealed: true } })
  })

  test('has one link, also when it is shared twice at once', async () => {
    const player = await richPlayer()
    const { won } = await withWin(player)
    const [one, two] = await Promise.all([share(player, won.id), share(player, won.id)])
    expect(one).toEqual(two)
    expect(await share(player, won.id)).toEqual(one)
  })

  test('is gone once it is revoked, and a new link has another address', async () => {
    const player = await richPlayer()
    const { won, token } = await shared(player)
    for (let times = 0; times < 2; times++)
      expect((await player.call(revokeWin, { body: { round: won.id } })).body).toEqual({ success: true })
    expect((await open(site.visitor(), token)).status).toBe(404)
    const again = await share(player, won.id)
    expect(again.success && again.data.token).not.toBe(token)
  })

  test('is gone while its player hides, and a hidden player shares none', async () => {
    const player = await richPlayer()
    const { won, token } = await shared(player)
    await player.call(chooseVisibility, { body: { isShown: false } })
    expect((await open(site.visitor(), token)).status).toBe(404)
    expect(await share(player, won.id)).toEqual({ success: false, reasonType: 'hidden' })
    await player.call(chooseVisibility, { body: { isShown: true } })
    expect((await open(site.visitor(), token)).status).toBe(200)
  })

  test('is neither created nor revoked by another player', async () => {
    const [player, other] = [await richPlayer(), await richPlayer()]
    const { won, token } = await shared(player)
    expect(await other.call(shareWin, { body: { round: won.id } })).toMatchObject({ status: 404 })
    await other.call(revokeWin, { body: { round: won.id } })
    expect((await open(other, token)).status).toBe(200)
  })
})

test('a lost round, an unknown link and a guest are refused', async () => {
  const player = await richPlayer()
  const { lost } = await withWin(player)
  expect(await share(player, lost.id)).toEqual({ success: false, reasonType: 'no-win' })
  expect((await open(site.visitor(), 'x'.repeat(43))).status).toBe(404)
  expect((await open(site.visitor(), 'short')).status).toBe(422)
  for (const call of [shareWin, revokeWin])
    expect((await site.visitor().call(call, { body: { round: lost.id } })).status).toBe(401)
})

test('a player on a break cannot share', async () => {
  const player = await richPlayer()
  const { won } = await withWin(player)
  await player.call(beginAbsence, { body: { length: 'day' } })
  expect(await (await backAgain(site, player)).call(shareWin, { body: { round: won.id } })).toMatchObject({
    status: 403,
    body: { code: 'absent' },
  })
})

test('switched off, its calls are 404', async () => {
  await using without = await openTestSite({ options: { 'player-record': false } })
  const player = await richPlayer(without)
  expect((await player.call(getRecord)).status).toBe(404)
  expect((await open(without.visitor(), 'x'.repeat(43))).status).toBe(404)
})

test('a resident of a closed state cannot share', async () => {
  const player = await richPlayer()
  const { won } = await withWin(player)
  await site.database.pool.query("update player set state = 'WA' where id = $1", [player.playerId])
  expect(await player.call(shareWin, { body: { round: won.id } })).toMatchObject({
    status: 403,
    body: { code: 'jurisdiction-refused' },
  })
})
