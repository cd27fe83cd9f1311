import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { choosePublicProfile } from '#features/account/public-profile/contract.ts'
import { getHomePage } from '#features/play/lobby/contract.ts'
import { generatedFace } from '#kernel/public-face.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { roundSettled, roundVoided } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import * as contract from '../contract.ts'
import { readHidden } from './store.ts'
import { winnersChannel } from './publish-winners.ts'

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const GAME = 'cherry-royale'
const STAKE = 10_000

/** The event that slices emit when a round is settled. */
async function settle({ playerId }: TestPlayer, win: number, roundId = site.context.newId('rnd')) {
  const payload = settledRound(roundId, { game: GAME, stake: STAKE, win })
  await site.context.transaction((tx) => emit(tx, roundSettled, { playerId, payload, at: site.clock.now() }))
  await site.deliverEvents()
  return roundId
}
const told = async () => (await site.visitor().call(contract.listWinners)).body.data.lastWinners
const amounts = async () => (await told()).map(({ amount }) => amount)
const mark = (player: TestPlayer, isTest: boolean) =>
  site.database.pool.query('update player set is_test = $2 where id = $1', [player.playerId, isTest])
/** Players created by tests are test accounts by default. */
async function somebody(login?: string): Promise<TestPlayer> {
  const player = await site.player(login ? { login } : {})
  await mark(player, false)
  return player
}
const fresh = () => site.database.pool.query('delete from winner')

describe('a notable win', () => {
  test('is shown once to everyone with the player’s public face, newest first', async () => {
    await fresh()
    const player = await somebody('marguerite')
    const round = await settle(player, 500_000)
    await settle(player, 500_000, round)
    site.advance(1_000)
    await settle(await somebody(), 700_000)
    expect(await told()).toMatchObject([
      { amount: 700_000 },
      { ...generatedFace(player.playerId), amount: 500_000, game: GAME, mode: 'TournamentPoints' },
    ])
    const text = JSON.stringify(await told())
    for (const secret of ['marguerite', player.playerId, round]) expect(text).not.toContain(secret)
    const home = (await site.visitor().call(getHomePage)).body.payload
    expect(home.lastWinners).toEqual(await told())
  })

  test('is shown under the name and avatar that the player chose, also afterward', async () => {
    await fresh()
    const player = await somebody()
    await settle(player, 500_000)
    await player.call(choosePublicProfile, { body: { name: 'Night Reader', avatar: 'owl' } })
    expect(await told()).toMatchObject([{ name: 'Night Reader', avatar: 'owl' }])
  })

  test('ROUND-8 is gone once its round is void', async () => {
    await fresh()
    const player = await somebody()
    const roundId = await settle(player, 500_000)
    await settle(await somebody(), 700_000)
    const payload = {
      ...settledRound(roundId, { game: GAME, stake: STAKE, win: 500_000 }),
      reason: 'wrong-result' as const,
      takenBack: 0,
    }
    await site.context.transaction((tx) => emit(tx, roundVoided, { playerId: player.playerId, payload, at: site.clock.now() }))
    await site.deliverEvents()
    expect(await amounts()).toEqual([700_000])
  })

  test('has the player’s only line: a later one replaces it', async () => {
    await fresh()
    const [player, other] = [await somebody(), await somebody()]
    await settle(player, 900_000)
    site.advance(1_000)
    await settle(other, 500_000)
    site.advance(1_000)
    await settle(player, 600_000)
    expect(await amounts()).toEqual([600_000, 500_000])
  })

  test('is shown for a day and then deleted', async () => {
    await fresh()
    await settle(await somebody(), 500_000)
    site.advance(contract.WINNER_AGE_HOURS * HOUR_MS)
    expect(await told()).toEqual([])
    site.advance(HOUR_MS)
    await site.runJobs()
    expect((await site.database.pool.query('select from winner')).rowCount).toBe(0)
  })

  test('is pushed to every page of the brand', async () => {
    await fresh()
    const published = vi.fn<(channel: string, json: string) => void>()
    const stop = site.publicFeed.onOwnMessage(published)
    await settle(await somebody(), 900_000)
    // A push that an earlier test caused may come first.
    await vi.waitFor(() => {
      const [channel, json = ''] = published.mock.calls.at(-1) ?? []
      expect(channel).toBe(winnersChannel(site.theme.id))
      expect(JSON.parse(json)).toMatchObject({ type: 'lastWinners', data: { lastWinners: [{ amount: 900_000 }] } })
    }, 10_000)
    stop()
  })
})

describe('the list excludes', () => {
  test('a win below the stake, or a small one', async () => {
    await fresh()
    const player = await somebody()
    await settle(player, STAKE - 1)
    await settle(player, STAKE * 2)
    expect(await amounts()).toEqual([])
  })

  test('STAFF-3 a test account, even one marked as such later', async () => {
    await fresh()
    const player = await somebody()
    await settle(player, 600_000)
    await mark(player, true)
    await settle(player, 800_000)
    expect(await amounts()).toEqual([])
    await mark(player, false)
    expect(await amounts()).toEqual([600_000])
  })

  test('a player who hides, from that moment on', async () => {
    await fresh()
    const [shy, loud] = [await somebody(), await somebody()]
    const choose = (isShown: boolean) => shy.call(contract.chooseVisibility, { body: { isShown } })
    await settle(shy, 600_000)
    await settle(loud, 700_000)
    for (const { body } of await Promise.all([choose(false), choose(false)])) expect(body.data).toEqual({ isShown: false })
    await settle(shy, 800_000)
    expect(await amounts()).toEqual([700_000])
    expect((await shy.call(contract.getVisibility)).body.data).toEqual({ isShown: false })
    expect((await loud.call(contract.getVisibility)).body.data).toEqual({ isShown: true })
    expect(await readHidden(site.context.reader, [shy.playerId, loud.playerId])).toEqual([shy.playerId])
    await choose(true)
    await settle(shy, 900_000)
    expect(await amounts()).toEqual([900_000, 700_000])
  })

  test('wins of another brand, and all wins where the slice is off', async () => {
    await using other = await openTestSite({ options: { winners: false } })
    expect(await other.visitor().call(contract.listWinners)).toMatchObject({ status: 404 })
    expect((await other.visitor().call(getHomePage)).body.payload.lastWinners).toEqual([])
    expect(await site.visitor().call(contract.chooseVisibility, { body: { isShown: false } })).toMatchObject({ status: 401 })
  })
})
