import { expect, test } from 'vitest'
import type { Claim } from '#engine/claim.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { defHash } from '#engine/def-hash.ts'
import { exampleBets, playByDefault } from '#engine/play.ts'
import type { ExampleBet } from '#engine/round-contract.ts'
import { playableGames } from '#games/all.ts'
import '#games/books.ts'
import { checkClaim } from './check-claim.ts'
import { claimHash } from '#client/claim.ts'
import { textOfHash } from './claim.ts'

const SERVER_SEED = 'c4'.repeat(32)

function trueClaim(index = 0): Claim {
  const { definition, slug } = playableGames[index]!
  const [{ bet }] = exampleBets(definition, definition.betLevels.TournamentPoints[0]!, 'TournamentPoints') as [ExampleBet]
  const seeds = { serverSeed: SERVER_SEED, clientSeed: 'my own seed', nonce: 7 }
  const { choices, played } = playByDefault(definition, seeds, bet)
  return {
    ...seeds,
    gameId: slug,
    definitionHash: defHash(definition),
    commit: commitOf(SERVER_SEED),
    bet,
    choices,
    events: played.events,
  }
}

const check = (claim: object) => checkClaim(JSON.stringify(claim))

test.each(playableGames.map(({ slug }, index) => [slug, index] as const))(
  'a valid round of %s verifies, also through a link',
  (_, index) => {
    const text = textOfHash(claimHash(trueClaim(index)))
    expect(checkClaim(text)).toMatchObject({ ok: true, value: { verified: { isTrue: true, faults: [] } } })
  },
)

test.each([
  ['another number', { nonce: 8 }, 'wrong-events'],
  ['another client seed', { clientSeed: 'not mine' }, 'wrong-events'],
  ['another server seed', { serverSeed: 'c5'.repeat(32) }, 'wrong-commit'],
  ['another commitment', { commit: commitOf('00'.repeat(32)) }, 'wrong-commit'],
  ['other rules', { definitionHash: '0'.repeat(64) }, 'wrong-rules'],
  ['another play amount', { bet: { amount: 12_345_678_900 } }, 'wrong-events'],
  ['a decision that was never asked for', { choices: [{ kind: 'double' }] }, 'wrong-choices'],
] as const)('%s is detected', (_, change, fault) => {
  const outcome = check({ ...trueClaim(), ...change })
  expect(outcome.ok && outcome.value.verified.isTrue).toBe(false)
  expect(outcome.ok && outcome.value.verified.faults).toContain(fault)
})

test('a claim of an early round, which names the params otherwise, verifies', () => {
  const mines = playableGames.findIndex(({ slug }) => slug === 'gem-sweeper')
  const { bet, events, ...claim } = trueClaim(mines)
  const early = ({ params, ...rest }: object & { params?: unknown }) => ({
    ...rest,
    ...(params !== undefined && { terms: params }),
  })
  const text = JSON.stringify({ ...claim, bet: early(bet), events: events.map(early) })
  expect(text).not.toContain('params')
  expect(checkClaim(text)).toMatchObject({ ok: true, value: { verified: { isTrue: true } } })
})

test('a changed win is detected and named', () => {
  const claim = trueClaim()
  const events = claim.events.map((event) => (event.type === 'roundEnd' ? { ...event, payout: event.payout + 100 } : event))
  const outcome = check({ ...claim, events })
  expect(outcome.ok && outcome.value.verified.differences).toHaveLength(1)
})

test.each([
  ['no JSON', 'not a proof', 'unreadable'],
  ['half a proof', '{"gameId":"cherry-royale"}', 'unreadable'],
  ['a list', '[]', 'unreadable'],
  ['a bet that is none', JSON.stringify({ ...trueClaim(), bet: 7 }), 'unreadable'],
  ['choices that are none', JSON.stringify({ ...trueClaim(), choices: ['hit'] }), 'unreadable'],
  ['a secret seed', JSON.stringify({ ...trueClaim(), serverSeed: null }), 'unrevealed'],
  ['another game', JSON.stringify({ ...trueClaim(), gameId: 'chess' }), 'unknown-game'],
] as const)('%s is refused', (_, text, refusal) => {
  expect(checkClaim(text)).toEqual({ ok: false, refusal })
})
