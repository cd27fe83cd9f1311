import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintWith, played, SLUG, STAKE } from '#apps/site/testing/spins.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { defHash } from '#engine/def-hash.ts'
import { findGame } from '#games/all.ts'
import type { EventPayload } from '#kernel/event.ts'
import { DAY_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { insertFreeSpins } from './store.ts'

type Settled = EventPayload<typeof roundSettled>

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

/** As the SQL function wrote them: the contract is applied nowhere else. Neither more fields nor fewer. */
async function settledOf({ playerId }: TestPlayer): Promise<Settled[]> {
  const { rows } = await site.database.pool.query<{ brand: string; payload: unknown }>(
    "select brand, payload from outbox.event where player = $1 and type = 'round.settled' order by id",
    [playerId],
  )
  expect(new Set(rows.map(({ brand }) => brand))).toEqual(new Set([site.theme.id]))
  return rows.map(({ payload }) => roundSettled.payload.strict().parse(payload))
}

test('a spin’s event has the shape of its contract and the amounts of its round', async () => {
  const player = await mintWith(site, { coins: 500, tourPoints: 1_000_000 })
  const rounds: Settled[] = []
  for (let count = 0; count < 30; count++) {
    const { round } = await played(player)
    rounds.push({
      roundId: round.id as Settled['roundId'],
      game: SLUG,
      provider: 'house',
      mode: 'TournamentPoints',
      stake: STAKE,
      stakeGranted: count === 0 ? 500 : 0,
      stakeWon: count === 0 ? STAKE - 500 : STAKE,
      win: round.win,
      multiple100: Math.floor((round.win * 100) / STAKE),
      isFree: false,
      freeGrant: null,
      defHash: defHash(findGame(SLUG)!.definition),
    })
  }
  expect(rounds.some(({ win }) => win > 0)).toBe(true)
  expect(await settledOf(player)).toEqual(rounds)
})

test('a free spin’s event names the grant that paid for it', async () => {
  const player = await mintWith(site, {})
  const id = `gift:${player.playerId}`
  const grant = { id, player: player.playerId, game: SLUG, mode: 'SweepStakes' as const, stake: BigInt(STAKE), count: 1 }
  await site.context.transaction((tx) => insertFreeSpins(tx, { ...grant, expires_at: site.clock.now() + DAY_MS }))
  const { round } = await played(player, { freeSpinsId: id })
  const free = { isFree: true, freeGrant: id, mode: 'SweepStakes', stake: STAKE, stakeGranted: 0, stakeWon: 0 }
  expect(await settledOf(player)).toMatchObject([{ ...free, win: round.win, multiple100: Math.floor((round.win * 100) / STAKE) }])
})
