import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectPostings } from '#apps/site/testing/expectations.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { decideVoid, listVoids, proposeVoid } from '#features/back-office/void-rounds/contract.ts'
import { getRound } from '#features/play/game-session/contract.ts'
import { listRounds } from '#features/play/round-history/contract.ts'
import type { JobContext } from '#platform/context.ts'
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
const { balancesOf, betIn, pass, playerWith, roundWith } = benchOf(() => site)

test('ROUND-8 bets of shared rounds return their play amounts: ended ones with the act, an open one once its round has ended', async () => {
  const [ann, bob] = [await signedInOperator(site, 'ann', 'owner'), await signedInOperator(site, 'bob', 'payments')]
  const player = await playerWith()
  const from = new Date(site.clock.now()).toISOString()
  const ended = await betIn(player, await roundWith(player, 100, 300))
  await pass(BETTING_MS + 20_000 + GRACE_MS)
  const round = await roundWith(player, 100, 300)
  const open = await betIn(player, round)
  site.advance(100)
  const scope = { kind: 'game', game: GAME, definitionHash: null, from, until: new Date(site.clock.now()).toISOString() } as const
  const body = { scope, rounds: 2, reason: 'interrupted', takesWins: true, switchesOff: false, why: 'it froze' } as const
  const asked = (await ann.call(proposeVoid, { body })).body
  const id = asked.success ? asked.data.id : JSON.stringify(asked)
  expect((await bob.call(decideVoid, { body: { id, isApproved: true, rounds: 2, why: 'it froze' } })).body).toEqual({
    success: true,
  })
  await expectPostings(site, player, 'round-void', [{ coins: STAKE }])
  const act = async () => (await bob.call(listVoids)).body.data.acts[0]
  expect(await act()).toMatchObject({ state: 'running', left: [{ rounds: 1, open: 1 }] })
  await pass(BETTING_MS + round.flightMs + GRACE_MS)
  await site.slices.find((slice) => slice.id === 'void-rounds')!.jobs![0]!.run(site.context as JobContext)
  await expectPostings(site, player, 'round-void', [{ coins: STAKE }, { coins: STAKE }])
  expect(await act()).toMatchObject({ state: 'done', left: [], done: [{ rounds: 2, returned: 2 * STAKE }] })
  expect(await balancesOf(player)).toMatchObject({ coins: 100_000n, tourPoints: 0n })
  const { rounds } = (await player.call(listRounds, { query: {} })).body.data
  expect(rounds.map(({ id: each, voided }) => [each, voided?.reason])).toEqual([
    [open.id, 'interrupted'],
    [ended.id, 'interrupted'],
  ])
  expect((await player.call(getRound, { params: { id: ended.id } })).body.data.round.voided).toMatchObject({ returned: STAKE })
})
