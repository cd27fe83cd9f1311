import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '#apps/site/testing/people.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { mintWith, played, SLUG, spin, STAKE } from '#apps/site/testing/spins.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { choose } from '#features/play/game-session/contract.ts'
import { tryRound } from '#features/play/try-games/contract.ts'
import { chooseLimit } from '#features/protection/limits/contract.ts'
import { readBalances } from '#ledger/index.ts'

const health: { fault: string | undefined } = { fault: undefined }
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ randomHealth: health })))
afterAll(() => site.close())

const gauge = async () => (await site.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body

test('RNG-7 a failed source starts no round and moves nothing, says so, lets a round be finished, and play returns without it', async () => {
  const player: TestPlayer = await mintWith(site, { coins: 100_000 })
  await played(player)
  const { round } = await played(player, { slug: 'gem-sweeper', params: { mines: 3 } })
  const before = await readBalances(site.database.reader, player.playerId)
  expect(await gauge()).toContain('random_source_failed 0')
  health.fault = 'favors one byte'
  expect(await spin(player)).toMatchObject({ status: 403, body: { success: false, code: 'play-halted' } })
  expect(await readBalances(site.database.reader, player.playerId)).toEqual(before)
  expect(await gauge()).toContain('random_source_failed 1')
  const demo = await site.visitor().call(tryRound, { params: { slug: SLUG }, body: { stake: STAKE } })
  expect(demo).toMatchObject({ status: 403, body: { code: 'play-halted' } })
  const [option] = round.awaiting!.options
  const body = { choice: option!.choice as { kind: string }, step: 1 }
  expect(await player.call(choose, { params: { id: round.id }, body })).toMatchObject({ status: 200 })
  health.fault = undefined
  expect((await spin(player)).status).toBe(200)
})

test('RNG-7 with a failed source nobody gets a token of a session, and whoever is signed in stays so', async () => {
  const player = await site.player({ login: 'still-here', password: PASSWORD })
  const signInAgain = () => site.visitor().call(signIn, { body: { identifier: 'still-here', password: PASSWORD } })
  health.fault = 'repeats one byte'
  expect(await signInAgain()).toMatchObject({ status: 403, body: { code: 'play-halted' } })
  expect((await player.call(getProfile)).status).toBe(200)
  const limit = { scope: 'Purchases', kind: 'gross', period: 'day', amount: 1_000 } as const
  expect((await player.call(chooseLimit, { body: limit })).status).toBe(200)
  const { rows } = await site.database.pool.query('select count(*)::int as count from player_session where player = $1', [
    player.playerId,
  ])
  expect(rows).toEqual([{ count: 1 }])
  health.fault = undefined
  expect((await signInAgain()).body.success).toBe(true)
})
