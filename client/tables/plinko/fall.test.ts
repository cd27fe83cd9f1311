import { expect, test } from 'vitest'
import { pegDrop } from '#games/all.ts'
import { playSeeded } from '#engine/play.ts'
import { ballAt, pegAt, pegsMet, placeAt } from './fall.ts'

const SEED = 'cd'.repeat(32)
const paths = pegDrop.definition.boards.flatMap(({ rows, risk }) =>
  [0, 1, 2].map((nonce) => {
    const seeds = { serverSeed: SEED, clientSeed: 'fall', nonce }
    const { events } = playSeeded(pegDrop.definition, seeds, { amount: 2_000, params: { rows, risk } })
    return events.flatMap((event) => (event.type === 'ballDropped' ? [event] : []))[0]!
  }),
)

test.each(paths)('a ball hits the pegs of its path $path and rests in its slot', ({ path, place }) => {
  const legs = path.length + 1
  for (const [row, peg] of pegsMet(path).entries()) {
    const ball = ballAt(path, (row + 1) / legs)
    expect(ball.x).toBeCloseTo(pegAt(row, peg).x)
    expect(ball.y).toBeLessThan(pegAt(row, peg).y)
  }
  expect(ballAt(path, 1)).toEqual(placeAt(path.length, place))
})

test.each(paths)('a ball never leaves the gap between two pegs of $path', ({ path }) => {
  const legs = path.length + 1
  for (let step = 0; step <= 400; step++) {
    const [from, to] = [ballAt(path, Math.floor((step / 400) * legs) / legs), ballAt(path, Math.ceil((step / 400) * legs) / legs)]
    const { x } = ballAt(path, step / 400)
    expect(x).toBeGreaterThanOrEqual(Math.min(from.x, to.x) - 1e-9)
    expect(x).toBeLessThanOrEqual(Math.max(from.x, to.x) + 1e-9)
  }
})
