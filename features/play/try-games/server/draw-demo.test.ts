import { expect, test } from 'vitest'
import { playSeeded } from '#engine/play.ts'
import { findGame } from '#games/all.ts'
import { assert } from '#kernel/result.ts'
import { drawDemo } from './draw-demo.ts'

const seedOf = (nth: number): Buffer => Buffer.from(nth.toString(16).padStart(64, '0'), 'hex')

test('a round that would hit a progressive jackpot is drawn again', () => {
  const game = findGame('clover-crown')
  assert(game, 'a game with progressive jackpots')
  const amount = game.definition.betLevels.TournamentPoints.at(-1)!
  const bet = { amount, mode: 'TournamentPoints' } as const
  const hits = (nth: number) =>
    playSeeded(game.definition, { serverSeed: seedOf(nth).toString('hex'), clientSeed: 'demo', nonce: 0 }, bet).events.some(
      (event) => event.type === 'win' && event.kind === 'jackpot',
    )
  let first = 0
  while (!hits(first)) first++
  const asked: number[] = []
  const rng = { bytes: () => (asked.push(first + asked.length), seedOf(asked.at(-1)!)) }
  const { seed, played } = drawDemo(rng, game, { amount })
  expect(asked.length).toBeGreaterThan(1)
  expect(seed).toBe(seedOf(asked.at(-1)!).toString('hex'))
  expect(played.events.filter((event) => event.type === 'win' && event.kind === 'jackpot')).toEqual([])
})
