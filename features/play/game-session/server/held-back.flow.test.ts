import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { choose, chosen, mintWith, played, spin } from '#apps/site/testing/spins.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import { switchToSweepStakes } from '#features/account/account/contract.ts'
import { beginAbsence } from '#features/protection/self-exclusion/contract.ts'
import { readBalances } from '#ledger/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'

vi.mock(import('#engine/families.ts'), async (original) => (await import('./test-games.ts')).withTestFamilies(await original()))
vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

let heldBack: string | null
const asked: string[] = []
/** A guard, as for location or time limits, that answers for one mode. */
const holdingBack: ServerFeature = {
  id: 'holding-back',
  isInEveryTheme: true,
  guardAs: async ({ session }, start) => {
    asked.push(`${start} ${session.gameMode}`)
    if (heldBack === session.gameMode) throw new AppError('jurisdiction-refused', 'Not here.')
  },
}

let site: TestSite
beforeAll(async () => void (site = await openTestSite({ besides: [holdingBack] })))
afterAll(() => site.close())
beforeEach(() => {
  heldBack = null
  asked.length = 0
})

const open = async (player: TestPlayer) => (await played(player, { slug: 'ladder', stake: 1_000 })).round
const coinsOf = async ({ playerId }: TestPlayer) => (await readBalances(site.context.reader, playerId)).coins

describe('in an open round', () => {
  test.each(['day', 'year'] as const)(
    'a player on a %s cannot stake more, as with a new round, and may finish it (EXC-3)',
    async (length) => {
      const player = await mintWith(site, { coins: 10_000 })
      const { id } = await open(player)
      await player.call(beginAbsence, { body: { length } })
      const back = await backAgain(site, player)
      const refused = await choose(back, id, { kind: 'double', step: 1 })
      expect(refused).toMatchObject({ status: 403, body: { code: 'absent' } })
      const { requestId: _, ...answer } = (await spin(back, { slug: 'ladder', stake: 1_000 })).body as never as Record<
        string,
        unknown
      >
      expect(refused.body).toMatchObject(answer)
      expect(await coinsOf(player)).toBe(9_000n)
      const { round } = await chosen(back, id, { kind: 'climb', step: 1 })
      expect(round).toMatchObject({ state: 'open', stake: 1_000 })
      expect((await chosen(back, id, { kind: 'stop', step: 2 })).round).toMatchObject({ state: 'settled', win: 1_000 })
    },
  )

  test('a choice with a cost passes the guards of a new round of its mode once, and a free choice passes none', async () => {
    const player = await mintWith(site, { coins: 10_000 })
    const { id } = await open(player)
    await player.call(switchToSweepStakes)
    asked.length = 0
    heldBack = 'TournamentPoints'
    const double = { kind: 'double', step: 1, key: 'once' }
    expect(await choose(player, id, double)).toMatchObject({ status: 403, body: { code: 'jurisdiction-refused' } })
    expect(await coinsOf(player)).toBe(9_000n)
    heldBack = 'SweepStakes'
    await chosen(player, id, double)
    expect(asked).toEqual(['play TournamentPoints', 'play TournamentPoints'])
    // A choice that was made stays made, even if the player is blocked afterwards.
    heldBack = 'TournamentPoints'
    expect((await chosen(player, id, double)).round).toMatchObject({ stake: 2_000 })
    await chosen(player, id, { kind: 'stop', step: 2 })
    expect(asked).toHaveLength(2)
  })
})
