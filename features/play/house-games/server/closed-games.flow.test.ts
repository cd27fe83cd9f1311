import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played } from '#apps/site/testing/spins.ts'
import { getProfile, switchToSweepStakes, switchToTournamentPoints } from '#features/account/account/contract.ts'
import { getSitemap } from '#features/back-office/content/contract.ts'
import { choose, getGame, launchGame } from '#features/play/game-session/contract.ts'
import { addFavorite, getCachedGames, getGameFilters, getGames, getHomePage } from '#features/play/lobby/contract.ts'
import { switchGame } from '../shared/operator-contract.ts'

/** Listed in several rows, and a game with open rounds. */
const [LISTED, STEPWISE] = ['cherry-royale', 'gem-sweeper']

let site: TestSite
let operator: Awaited<ReturnType<typeof signedInOperator>>
beforeAll(async () => {
  site = await openTestSite()
  operator = await signedInOperator(site, 'owner')
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const slug of [LISTED, STEPWISE]) await turn(slug, true)
})

async function turn(slug: string, isOn: boolean): Promise<void> {
  expect((await operator.call(switchGame, { params: { slug }, body: { isOn, reason: 'a fault' } })).status).toBe(200)
  await site.liveSettings.refresh()
}

/** Every list that a guest receives, as text. */
async function listed(): Promise<readonly string[]> {
  const guest = site.visitor()
  const { games, ...lists } = (await guest.call(getGames)).body
  const all = [
    games.map(({ slug }) => slug),
    lists,
    (await guest.call(getCachedGames, { query: {} })).body,
    (await guest.call(getGameFilters, { query: {} })).body,
    (await guest.call(getHomePage)).body.payload.collections,
    (await guest.call(getSitemap)).body.data.pages.map(({ path }) => path),
  ]
  return all.map((list) => JSON.stringify(list))
}

const launch = (player: Pick<Awaited<ReturnType<typeof mintWith>>, 'call'>, slug: string) =>
  player.call(launchGame, { params: { slug } })
const CLOSED = { status: 404, body: { code: 'game-closed' } }

test('a switched-off game is in no list, and is back when it is switched on', async () => {
  expect((await listed()).map((list) => list.includes(LISTED))).toEqual(Array.from({ length: 6 }, () => true))
  await turn(LISTED, false)
  expect((await listed()).filter((list) => list.includes(LISTED))).toEqual([])
  await turn(LISTED, true)
  expect((await listed()).filter((list) => !list.includes(LISTED))).toEqual([])
})

test('a switched-off game changes the restrictions hash, so that open pages reload their lists', async () => {
  const player = await site.player()
  const hashOf = async () => (await player.call(getProfile)).body.data.playerRestrictionIdsHash
  const before = await hashOf()
  await turn(LISTED, false)
  const after = await hashOf()
  expect(after).not.toBe(before)
  expect((await player.call(getGames)).body.playerRestrictionIdsHash).toBe(after)
})

test('a switched-off game opens for nobody, and becomes no favorite', async () => {
  const player = await mintWith(site, { coins: 100_000 })
  await turn(LISTED, false)
  expect(await launch(player, LISTED)).toMatchObject(CLOSED)
  expect(await site.visitor().call(getGame, { params: { slug: LISTED } })).toMatchObject(CLOSED)
  expect((await player.call(addFavorite, { params: { gameId: LISTED } })).status).toBe(404)
  expect((await launch(player, STEPWISE)).status).toBe(200)
})

test('ROUND-9 a switched-off game opens for a player with an unfinished round, in either mode, until it is finished', async () => {
  const player = await mintWith(site, { coins: 100_000 })
  const { round } = await played(player, { slug: STEPWISE, params: { mines: 3 } })
  await turn(STEPWISE, false)
  expect((await launch(player, STEPWISE)).body.data.openRound?.id).toBe(round.id)
  await player.call(switchToSweepStakes)
  expect((await launch(player, STEPWISE)).status).toBe(200)
  await player.call(switchToTournamentPoints)
  const pick = round.awaiting!.options[0]!.choice
  await player.call(choose, { params: { id: round.id }, body: { choice: pick, step: 1 } })
  await player.call(choose, { params: { id: round.id }, body: { choice: { kind: 'cash-out' }, step: 2 } })
  await site.database.pool.query('update game_round set acknowledged_at = now() where id = $1 and open_in is null', [round.id])
  expect(await launch(player, STEPWISE)).toMatchObject(CLOSED)
})
