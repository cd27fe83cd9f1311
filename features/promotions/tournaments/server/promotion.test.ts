import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settledRound } from '#platform/testing/settled-round.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { tournament } from './promotion.ts'

const config = {
  games: ['a-game', 'b-game'],
  mode: 'TournamentPoints' as 'TournamentPoints' | 'SweepStakes',
  scoreRule: 'sum' as 'sum' | 'best-win' | 'best-multiplier',
  prizes: [
    { fromPlace: 1, toPlace: 1, coins: 5_000, entries: 50 },
    { fromPlace: 2, toPlace: 4, coins: 1_000, entries: 0 },
  ],
}
const open = (changes: Partial<typeof config> = {}) => playPromotion(tournament, { config: { ...config, ...changes } })

let rounds = 0
const round = (stake: number, win: number, told: object = {}) =>
  settledRound(`rnd_${++rounds}`, { game: 'a-game', stake, win, ...told })
type Round = ReturnType<typeof round>
const reversed = (of: Round, told: Partial<Round> & { isWhole?: boolean } = {}) =>
  ({ reason: 'rolled-back', isWhole: true, ...of, ...told }) as const

/** What the board adds up. */
const boardSum = ({ scores }: Pick<ReturnType<typeof open>, 'scores'>) => scores.reduce((sum, { points }) => sum + points, 0)

const PLAYED = [round(100, 250), round(1_000, 900), round(20, 100), round(100, 0)]

describe('a score', () => {
  test.each([
    ['sum', 1_250, [250, 900, 100]],
    ['best-win', 900, [250, 650]],
    ['best-multiplier', 500, [250, 250]],
  ] as const)('by %s is %i, and the board moves by %o', (scoreRule, score, moves) => {
    const played = open({ scoreRule })
    for (const each of PLAYED) played.hear('round.settled', each)
    expect(played.cell).toMatchObject({ rounds: 4, score })
    expect(played.scores).toEqual(moves.map((points) => ({ mode: 'sum', points })))
  })

  test.each([
    ['of another game', { game: 'c-game' }],
    ['in the other mode', { mode: 'SweepStakes' }],
  ] as const)('leaves out a round %s', (_, told) => {
    const played = open()
    played.hear('round.settled', round(100, 500, told))
    expect(played.cell).toEqual({ rounds: 0, score: 0, best: [] })
    expect(played.scores).toEqual([])
  })

  test('in entries counts entry rounds alone', () => {
    const played = open({ mode: 'SweepStakes' })
    played.hear('round.settled', round(100, 500))
    played.hear('round.settled', round(100, 700, { mode: 'SweepStakes' }))
    expect(played.cell).toMatchObject({ rounds: 1, score: 700 })
  })

  test('takes free rounds as any other, at the stake that the house paid', () => {
    const played = open({ scoreRule: 'best-multiplier' })
    played.hear('round.settled', round(200, 600, { isFree: true, freeGrant: 'a gift', stakeGranted: 0 }))
    expect(played.cell).toMatchObject({ rounds: 1, score: 300 })
  })

  test('ignores rounds before the start and from the end on', () => {
    const played = playPromotion(tournament, { config, startsAt: '2026-11-21T17:00:00Z', endsAt: '2026-11-21T18:00:00Z' })
    for (const at of ['16:59:59.999', '18:00:00.000']) played.hear('round.settled', round(100, 500), `2026-11-21T${at}Z`)
    expect(played.cell.rounds).toBe(0)
    played.hear('round.settled', round(100, 500), '2026-11-21T17:59:59.999Z')
    expect(played.cell).toMatchObject({ rounds: 1, score: 500 })
  })
})

describe('a reversed round', () => {
  test.each([
    ['sum', 350],
    ['best-win', 250],
    ['best-multiplier', 500],
  ] as const)('leaves by %s what the others scored: %i', (scoreRule, score) => {
    const played = open({ scoreRule })
    for (const each of PLAYED) played.hear('round.settled', each)
    played.hear('round.reversed', reversed(PLAYED[1]!))
    expect(played.cell).toMatchObject({ rounds: 3, score })
    expect(boardSum(played)).toBe(score)
  })

  test('in part keeps the rest of the round', () => {
    const played = open({ scoreRule: 'best-multiplier' })
    const both = round(200, 800)
    played.hear('round.settled', both)
    played.hear('round.reversed', reversed(both, { stake: 100, win: 700, isWhole: false }))
    expect(played.cell).toMatchObject({ rounds: 1, score: 100 })
  })
})

test.each([
  [1, { kind: 'balance', coins: 5_000, entries: 50 }],
  [4, { kind: 'balance', coins: 1_000, entries: 0 }],
  [5, undefined],
])('place %i wins %o', (place, prize) => {
  expect(tournament.prizeOf?.(place, open().run as never)).toEqual(prize)
})

test('start and end are announced with the title in every language', () => {
  const { run } = open()
  const title = { en: 'Tournaments', es: 'Torneos' }
  const tell = (phase: 'start' | 'stop') => tournament.announce?.(phase, run as never).data
  expect(tell('start')).toEqual({ action: 'start', id: run.id, title, finishedAt: run.endsAt! / 1_000 })
  expect(tell('stop')).toEqual({ action: 'stop', id: run.id, title })
})

test('whatever is played, the board adds up to the score and the cell stays small', () => {
  const rule = fc.constantFrom('sum', 'best-win', 'best-multiplier')
  const amounts = fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 0, max: 500_000_000 }), fc.boolean())
  fc.assert(
    fc.property(rule, fc.array(amounts, { maxLength: 20 }), (scoreRule, all) => {
      const played = open({ scoreRule })
      for (const [stake, win, isReversed] of all) {
        const each = round(stake, win, { roundId: `rnd_${'0'.repeat(22)}${(rounds % 9_000) + 1_000}` })
        played.hear('round.settled', each)
        if (isReversed) played.hear('round.reversed', reversed(each))
      }
      expect(boardSum(played)).toBe(played.cell.score)
      expect(JSON.stringify(played.cell).length).toBeLessThanOrEqual(200)
    }),
  )
})
