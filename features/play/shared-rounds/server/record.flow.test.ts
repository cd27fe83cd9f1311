import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { checkClaim } from '#engine/claim.ts'
import { reachedAt } from '#engine/crash/curve.ts'
import { flight } from '#engine/crash/testing/fixture-flight.ts'
import { getRecord, getSharedWin, shareWin } from '#features/play/player-record/contract.ts'
import { BETTING_MS } from '../contract.ts'
import { benchOf, GAME, STAKE } from './testing/bench.ts'
import { GRACE_MS, watchGame } from './watch-round.ts'

vi.mock(import('#games/all.ts'), async (original) => (await import('./testing/fixture-game.ts')).withFlight(await original()))
vi.mock(import('./clockwork.ts'), async (original) =>
  (await import('./testing/clockwork-by-hand.ts')).byHand(await original(), (game) => watchGame(site.context, game, 'job')),
)

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const { betIn, clear, collect, pass, playerWith, roundWith } = benchOf(() => site)
beforeEach(clear)

const recordOf = async (player: TestPlayer) => (await player.call(getRecord)).body.data
const share = (player: TestPlayer, round: string) => player.call(shareWin, { body: { round } })

/** A bet collected in a round that goes on, and how long that round still flies. */
async function collected(player: TestPlayer, at = 150) {
  const round = await roundWith(player, at + 50, at + 2_000)
  const { id } = await betIn(player, round)
  await pass(BETTING_MS + reachedAt(flight, at))
  const { win } = (await collect(player, id)).body.data.bet!
  return { id, win, overMs: round.flightMs + GRACE_MS }
}

test('bets count in the player’s record, and the largest multiple is the biggest win, also behind later bets', async () => {
  const player = await playerWith()
  expect(await recordOf(player)).toMatchObject({ rounds: 0, favorite: null, best: null })
  await pass((await collected(player)).overMs)
  const { id, win, overMs } = await collected(player, 1_200)
  expect(await recordOf(player)).toMatchObject({
    rounds: 2,
    favorite: { game: GAME },
    best: { round: id, game: GAME, stake: STAKE, win, link: null },
  })
  await pass(overMs)
  await pass((await collected(player)).overMs)
  await betIn(player, await roundWith(player, 200))
  expect(await recordOf(player)).toMatchObject({ rounds: 3, best: { round: id } })
})

test('a collected bet is shared while its round flies, and shows its seed and replay once that is over', async () => {
  const player = await playerWith()
  const { id, win, overMs } = await collected(player)
  const { body } = await share(player, id)
  expect(body).toMatchObject({ success: true, data: { isRevealed: false, isShared: true } })
  const token = body.success ? body.data.token : ''
  const opened = async () => (await site.visitor().call(getSharedWin, { params: { token } })).body.data.round
  expect(await opened()).toMatchObject({ id, win, events: [], proof: { serverSeed: null } })
  await pass(overMs)
  const { events, proof } = await opened()
  const checked = checkClaim(JSON.stringify({ ...proof, events }), () => flight)
  expect(checked.ok && checked.value.verified).toMatchObject({ isTrue: true, payout: win })
  expect((await share(player, id)).body).toMatchObject({ success: true, data: { token, isRevealed: true, isShared: true } })
})

test('another player’s bet, an open one and a lost one are not shared', async () => {
  const [player, other] = [await playerWith(), await playerWith()]
  const round = await roundWith(player, 150, 2_000)
  const { id } = await betIn(player, round)
  expect((await share(other, id)).status).toBe(404)
  expect((await share(player, id)).body).toEqual({ success: false, reasonType: 'no-win' })
  await pass(BETTING_MS + round.flightMs + GRACE_MS)
  expect((await share(player, id)).body).toEqual({ success: false, reasonType: 'no-win' })
})
