import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { TestPlayer } from '#apps/site/testing/site.ts'
import { reachedAt } from '#engine/crash/curve.ts'
import { flight } from '#engine/crash/testing/fixture-flight.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { HOUR_MS } from '#kernel/time.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { BETTING_MS } from '../contract.ts'
import { replayLargestBets } from './history.ts'
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

const replay = ({ playerId }: TestPlayer) => site.context.transaction((tx) => replayLargestBets(site.context, tx, playerId))

test('won bets of shared rounds are replayed before a redemption, once their round is over', async () => {
  const player = await playerWith({ entries: 10_000 })
  await player.call(switchToSweepStakes)
  const round = await roundWith(player, 200, 2_000)
  const { id } = await betIn(player, round, { stake: 100 })
  await pass(BETTING_MS + reachedAt(flight, 150))
  await collect(player, id)
  expect(await replay(player)).toEqual({ checked: 0, wrong: [] })
  await pass(round.flightMs + GRACE_MS)
  expect(await replay(player)).toEqual({ checked: 1, wrong: [] })
  // Bets keep their facts, so the change needs the database's owner.
  await withClient((site.database as TestDatabase).ownerUrl, async (client) => {
    await client.query('alter table shared_bet disable trigger user')
    await client.query('update shared_bet set win = win + 1 where id = $1', [id])
    await client.query('alter table shared_bet enable trigger user')
  })
  expect(await replay(player)).toEqual({ checked: 1, wrong: [id] })
})

test('RTP-5 the return of a game counts each bet of its shared rounds, and a round as one stake', async () => {
  const [one, other] = [await playerWith(), await playerWith()]
  const round = await roundWith(one, 200, 2_000)
  const [won] = [await betIn(one, round), await betIn(other, round)]
  await pass(BETTING_MS + reachedAt(flight, 150))
  const { win } = (await collect(one, won.id)).body.data.bet!
  await pass(round.flightMs + GRACE_MS)
  site.advance(3 * HOUR_MS)
  await site.runJobs()
  await site.runJobs()
  const { rows } = await site.database.pool.query(
    "select rounds::int, stake::int, win::int, stake_squares::float8 from game_return where game = $1 and mode = 'TournamentPoints'",
    [GAME],
  )
  expect(rows).toEqual([{ rounds: 2, stake: 2 * STAKE, win, stake_squares: (2 * STAKE) ** 2 }])
})
