import { describe, expect, it } from 'vitest'
import { pegDrop } from '#games/all.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { analyzeBoard } from './analyze.ts'
import { checkPlinko, type PlinkoBoard } from './definition.ts'
import { plinkoFamily } from './family.ts'
import { paysOf } from './odds.ts'
import { playPlinko } from './play.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'

const { definition } = pegDrop
const SEED = seedOf(5_200)
const boards = definition.boards.map((board) => [`${board.rows} rows, ${board.risk}`, board] as const)
const paramsOf = ({ rows, risk }: PlinkoBoard) => ({ rows, risk })

/** Enumerates every path. */
function walkAll(board: PlinkoBoard): number {
  const pays = paysOf(board)
  let sum = 0
  for (let path = 0; path < 2 ** board.rows; path++) {
    let place = 0
    for (let row = 0; row < board.rows; row++) place += (path >> row) & 1
    sum += pays[place]!
  }
  return sum / 2 ** board.rows / 100
}

describe.each(boards)('%s', (_, board) => {
  const proven = analyzeBoard(board)

  it('returns what enumerating every path gives, within 95.5 and 97 percent', () => {
    expect(Number(proven.rtp.decimal)).toBeCloseTo(walkAll(board), 12)
    expect(walkAll(board)).toBeGreaterThanOrEqual(0.955)
    expect(walkAll(board)).toBeLessThanOrEqual(0.97)
  })

  it(`samples to the proven return (seeds from ${SEED})`, () => {
    const play = (stream: Parameters<typeof playPlinko>[1]) =>
      playPlinko(definition, stream, { amount: 100, params: paramsOf(board) }).payout / 100
    expect(Math.abs(zScore(proven, { rounds: 10_000, seed: SEED }, play))).toBeLessThan(4)
  })
})

describe('plinko', () => {
  it('proves the 12 rows of low risk at 96.792 percent', () => {
    expect(analyzeBoard(definition.boards[0]!).rtp).toEqual({
      numerator: '19823',
      denominator: '20480',
      decimal: '0.967919921875',
    })
  })

  it('falls as the drawn bits say', () => {
    const stream = scriptedStream([1, 0, 0, 1, 1, 1, 1, 1])
    const { events, payout } = playPlinko(definition, stream, { amount: 300, params: { rows: 8, risk: 'high' } })
    expect(events[1]).toEqual({ type: 'ballDropped', path: [1, 0, 0, 1, 1, 1, 1, 1], place: 6, pay: 140, amount: 420 })
    expect(payout).toBe(420)
  })

  it('falls the same at every stake and risk', () => {
    const rounds = [100, 20_000].flatMap((amount) =>
      (['low', 'high'] as const).map((risk) =>
        chanceOf(playPlinko(definition, sampleStream(SEED), { amount, params: { rows: 16, risk } })),
      ),
    )
    expect(new Set(rounds.map(String)).size).toBe(1)
  })

  it.each([undefined, {}, { rows: 9, risk: 'low' }, { rows: 8, risk: 'none' }, { rows: '8', risk: 'low' }, { rows: 8 }])(
    'refuses the params %j',
    (params) => expect(plinkoFamily.refuse(definition, { amount: 100, ...(params && { params }) })).toBe('bad-params'),
  )

  it.each([0, 55, 100.5, -100])('refuses the stake %d', (amount) => {
    expect(plinkoFamily.refuse(definition, { amount, params: { rows: 8, risk: 'low' } })).toBe('bad-amount')
  })
})

describe('checkPlinko', () => {
  const [board] = definition.boards as [PlinkoBoard]

  it('accepts the definition', () => expect(checkPlinko(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['boards', 'malformed', { boards: [] }],
    ['boards.0.risk', 'malformed', { boards: [{ ...board, risk: 'wild' }] }],
    ['boards.1', 'board-twice', { boards: [board, board] }],
    ['boards.0.rows', 'rows-odd', { boards: [{ ...board, rows: 11 }] }],
    ['boards.0.pays', 'places-do-not-match', { boards: [{ ...board, pays: [100] }] }],
    ['boards.0.pays.6', 'pay-rises-to-the-middle', { boards: [{ ...board, pays: [2_400, 800, 400, 200, 110, 60, 70] }] }],
    ['boards.0.pays', 'return-out-of-range', { boards: [{ ...board, pays: [2_600, 900, 400, 200, 110, 60, 60] }] }],
    ['betLevels.SweepStakes.0', 'pay-rounds', { betLevels: { ...definition.betLevels, SweepStakes: [15] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkPlinko({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})
