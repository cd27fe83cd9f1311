import { describe, expect, it } from 'vitest'
import '#games/books.ts'
import { findGame, playableGames } from '#games/all.ts'
import type { RoundEvent } from './events.ts'
import { commitOf } from './fair/seeds.ts'
import { defHash } from './def-hash.ts'
import { exampleBets, playByDefault } from './play.ts'
import { type RoundClaim, verifyRound } from './verify.ts'

const SEEDS = { serverSeed: 'a5'.repeat(32), clientSeed: 'mine' }

describe('verifyRound', () => {
  it('FAIR-8: accepts every honest round and its trace', () => {
    for (const { slug } of playableGames) {
      for (let nonce = 0; nonce < 200; nonce++) {
        const verified = verifyRound(claimOf(slug, nonce))
        expect(verified).toMatchObject({ isTrue: true, faults: [], differences: [] })
        for (const draw of verified.draws) expect(draw.word % draw.n).toBe(draw.value)
      }
    }
  })

  it.each<[string, Partial<RoundClaim>, string]>([
    ['a seed that was not the committed one', { commit: commitOf('5a'.repeat(32)) }, 'wrong-commit'],
    ['another game', { gameId: 'cherry-royale' }, 'wrong-game'],
    ['other rules', { defHash: 'ab'.repeat(32) }, 'wrong-rules'],
    ['a play amount that is none', { bet: { amount: 7 } }, 'wrong-stake'],
    ['a seed that is none', { serverSeed: 'secret' }, 'malformed-seed'],
    ['a nonce that is none', { nonce: -1 }, 'malformed-seed'],
    ['another nonce', { nonce: 2 }, 'wrong-events'],
    ['another client seed', { clientSeed: 'theirs' }, 'wrong-events'],
    ['another play amount', { bet: { amount: 10_000 } }, 'wrong-events'],
  ])('names %s', (_, change, fault) => {
    const verified = verifyRound({ ...claimOf('voltage-sevens', 1), ...change })
    expect(verified.isTrue).toBe(false)
    expect(verified.faults).toContain(fault)
  })

  it('points at the event that was tampered with', () => {
    const claim = claimOf('voltage-sevens', winningNonce())
    const at = claim.events.findIndex((event) => event.type === 'win')
    const events = claim.events.map((event, index) => (index === at ? ({ ...event, amount: 1.5 } as RoundEvent) : event))
    const verified = verifyRound({ ...claim, events })
    expect(verified.differences).toEqual([{ index: at, claimed: events[at], played: claim.events[at] }])
  })

  it('detects a missing event', () => {
    const claim = claimOf('voltage-sevens', 1)
    const verified = verifyRound({ ...claim, events: claim.events.slice(0, -1) })
    expect(verified.differences).toEqual([{ index: claim.events.length - 1, played: claim.events.at(-1) }])
  })
})

function claimOf(slug: string, nonce: number): RoundClaim {
  const { definition } = findGame(slug)!
  const examples = exampleBets(definition, definition.betLevels.SweepStakes[0]!, 'SweepStakes')
  const { bet } = examples[nonce % examples.length]!
  const { choices, played } = playByDefault(definition, { ...SEEDS, nonce }, bet)
  const commit = commitOf(SEEDS.serverSeed)
  return { ...SEEDS, nonce, commit, gameId: slug, definition, defHash: defHash(definition), bet, choices, events: played.events }
}

function winningNonce(): number {
  for (let nonce = 0; ; nonce++) {
    if (claimOf('voltage-sevens', nonce).events.some((event) => event.type === 'win')) return nonce
  }
}
