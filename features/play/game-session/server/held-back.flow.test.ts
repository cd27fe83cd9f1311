import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { choose, chosen, mintWith, played, spin } from '#apps/site/testing/spins.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { switchToSweepStakes } from '#features/account/contract.ts'
import { beginAbsence } from '#features/exclusion/contract.ts'
import { readBalances } from '#ledger/index.ts'
import { openSession, SESSION_COOKIE } from '#platform/auth/sessions.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { hostName } from '#platform/http/cookies.ts'
import { AppError } from '#platform/problem.ts'

vi.mock(import('#engine/families.ts'), async (original) => (await import('./test-games.ts')).withTestFamilies(await original()))
vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

let heldBack: string | null
const asked: string[] = []
/** Where somebody is, or what their time allows, for one mode. */
const holdingBack: ServerFeature = {
  id: 'holding-back',
  isInEveryTheme: true,
  guardStart: async ({ session }, start) => {
    asked.push(`${start} ${session.gameMode}`)
    if (heldBack === session.gameMode) throw new AppError('place-refused', 'Not here.')
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

/** Signed in anew, after being signed out everywhere. */
async function backAgain(player: TestPlayer): Promise<TestPlayer> {
  const client = site.visitor()
  const { playerId, login } = player
  const session = { id: site.context.newId('ses'), playerId, at: site.clock.now(), address: '127.0.0.1', userAgent: '' }
  const token = await site.context.transaction((tx) => openSession(tx, site.context.rng, session))
  client.cookies.set(hostName(SESSION_COOKIE, site.source.isSecure), token)
  return { ...client, playerId, login }
}

describe('in a round that is open', () => {
  test.each(['day', 'year'] as const)(
    'who is away for a %s stakes nothing more, as with a new round, and may end it (EXC-3)',
    async (length) => {
      const player = await mintWith(site, { coins: 10_000 })
      const { id } = await open(player)
      await player.call(beginAbsence, { body: { length } })
      const back = await backAgain(player)
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

  test('a choice that costs asks what a new round of its mode would, once; one that costs nothing asks nobody', async () => {
    const player = await mintWith(site, { coins: 10_000 })
    const { id } = await open(player)
    await player.call(switchToSweepStakes)
    asked.length = 0
    heldBack = 'TournamentPoints'
    const double = { kind: 'double', step: 1, key: 'once' }
    expect(await choose(player, id, double)).toMatchObject({ status: 403, body: { code: 'place-refused' } })
    expect(await coinsOf(player)).toBe(9_000n)
    heldBack = 'SweepStakes'
    await chosen(player, id, double)
    expect(asked).toEqual(['play TournamentPoints', 'play TournamentPoints'])
    // What was made stays made, whoever is held back since.
    heldBack = 'TournamentPoints'
    expect((await chosen(player, id, double)).round).toMatchObject({ stake: 2_000 })
    await chosen(player, id, { kind: 'stop', step: 2 })
    expect(asked).toHaveLength(2)
  })
})
