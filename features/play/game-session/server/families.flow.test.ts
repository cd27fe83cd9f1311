import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { familyOf } from '#engine/families.ts'
import { isOffered } from '#engine/play.ts'
import type { Bet } from '#engine/round-contract.ts'
import { isShared } from '#engine/shared.ts'
import { verifyRound } from '#engine/verify.ts'
import { tableGames } from '#games/all.ts'
import type { AnyGame } from '#games/game.ts'
import { assert } from '#kernel/result.ts'
import { checkInvariants, readBalances } from '#ledger/index.ts'
import { createDice } from '#ledger/testing/dice.ts'
import { mintWith, played } from '#apps/site/testing/spins.ts'
import { rotateSeeds } from '#features/play/fair-play/contract.ts'
import * as contract from '../contract.ts'

vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const mode = 'TournamentPoints'
const COINS = 1_000_000_000
const ROUNDS_PER_GAME = 12
const dice = createDice('a round of each family')

const betsOf = ({ definition }: AnyGame): Bet[] =>
  definition.betLevels[mode]
    .flatMap((amount) =>
      familyOf(definition)
        .examples(definition, amount)
        .map(({ bet }) => bet),
    )
    .filter((bet) => isOffered(definition, bet, mode))

/** Plays a round to its end with random choices and checks each answer against the previous one. */
async function playThrough(player: TestPlayer, slug: string, { amount, params }: Bet) {
  let { round } = await played(player, { slug, stake: amount, ...(params && { params }) })
  while (round.awaiting) {
    const before = round
    const { choice, cost } = round.awaiting.options[dice.below(round.awaiting.options.length)]!
    const params = { id: round.id }
    const { body } = await player.call(contract.choose, { params, body: { choice, step: round.choices.length + 1 } })
    assert(body.success, JSON.stringify(body))
    round = body.data.round
    expect(round.stake).toBe(before.stake + cost)
    expect(round.events.slice(0, before.events.length)).toEqual(before.events)
    expect(before.win).toBe(0)
  }
  expect(round).toMatchObject({ state: 'settled', fromGranted: round.stake })
  return round
}

const ownGames = tableGames.filter(({ definition }) => !isShared(definition))

test.each(ownGames.map((game) => [game.slug, game] as const))(
  '%s plays through, pays exactly, and verifies',
  async (slug, game) => {
    const player = await mintWith(site, { coins: COINS })
    const bets = betsOf(game)
    const rounds = []
    for (let round = 0; round < ROUNDS_PER_GAME; round++)
      rounds.push(await playThrough(player, slug, bets[dice.below(bets.length)]!))
    const [stake, win] = [rounds.reduce((sum, each) => sum + each.stake, 0), rounds.reduce((sum, each) => sum + each.win, 0)]
    expect(await readBalances(site.context.reader, player.playerId)).toMatchObject({
      coins: BigInt(COINS - stake),
      tourPoints: BigInt(win),
    })
    await player.call(rotateSeeds, { body: { mode } })
    for (const { id } of rounds) {
      const { proof, events } = (await player.call(contract.getRound, { params: { id } })).body.data.round
      const { serverSeed, definitionHash: defHash, bet, choices, ...rest } = proof
      assert(serverSeed, 'the pair is revealed')
      const claim = { ...rest, serverSeed, defHash, bet: bet as Bet, choices, events, definition: game.definition }
      expect(verifyRound(claim as unknown as Parameters<typeof verifyRound>[0]).faults).toEqual([])
    }
    expect(await checkInvariants(site.context.reader)).toEqual([])
  },
)
