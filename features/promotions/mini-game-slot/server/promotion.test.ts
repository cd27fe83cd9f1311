import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { miniGameSlot, NO_WIN, spinOdds } from './promotion.ts'

const levels = [10, 20, 50].map((coins, at) => ({ level: at + 1, coins }))
const config = { levels, winPer100k: 60_000 }
const [TODAY, LATE, TOMORROW] = ['2026-11-21T17:00:00Z', '2026-11-22T04:59:59Z', '2026-11-22T05:00:00Z']
const WIN = 'a win'

/** Draws these results, one a spin. */
const open = (...draws: string[]) => playPromotion(miniGameSlot, { config, draws })
const opened = (played: ReturnType<typeof open>, spins: number, at = TODAY) => {
  for (let spin = 0; spin < spins; spin++) played.act('spin', { at })
  return played
}
const paid = ({ grants }: Pick<ReturnType<typeof open>, 'grants'>) =>
  grants.map(({ key, value }) => [key, value.kind === 'balance' && value.coins])

describe('a run', () => {
  test.each([
    ['stands at the first level after a win', [WIN], { level: 1, spins: 1, isOver: false, coins: null }, []],
    ['climbs with each win', [WIN, WIN], { level: 2, spins: 2, isOver: false, coins: null }, []],
    ['ends at the top and pays it', [WIN, WIN, WIN], { level: 3, spins: 3, isOver: true, coins: 50 }, [50]],
    ['ends with a loss and pays its level', [WIN, WIN, NO_WIN], { level: 2, spins: 3, isOver: true, coins: 20 }, [20]],
    ['pays nothing if the first spin loses', [NO_WIN], { level: 0, spins: 1, isOver: true, coins: 0 }, []],
  ])('%s', (_what, draws, run, coins) => {
    const played = open(...draws)
    const replies = draws.map(() => played.act('spin'))
    expect(replies.at(-1)).toMatchObject({ reply: { isWin: draws.at(-1) === WIN, run } })
    expect(paid(played)).toEqual(coins.map((each) => ['day:2026-11-21', each]))
  })

  test('is one a day', () => {
    const played = opened(open(NO_WIN, WIN), 1)
    expect(played.act('spin', { at: LATE })).toEqual({ refused: 'played-today' })
    expect(played.act('spin', { at: TOMORROW })).toMatchObject({ reply: { run: { level: 1, spins: 1 } } })
  })

  test('is cashed out once, at its level', () => {
    const played = open(WIN)
    expect(played.act('reset-level')).toEqual({ refused: 'no-run' })
    opened(played, 1)
    const run = { level: 1, spins: 1, isOver: true, coins: 10 }
    expect([played.act('reset-level'), played.act('reset-level')]).toMatchObject([{ reply: { run } }, { reply: { run } }])
    expect(played.act('spin')).toEqual({ refused: 'played-today' })
    expect(paid(played)).toEqual([['day:2026-11-21', 10]])
    expect(played.act('reset-level', { at: TOMORROW })).toEqual({ refused: 'no-run' })
  })
})

describe('a run that is left', () => {
  const left = () => opened(open(WIN, WIN, NO_WIN), 2, LATE)

  test('is paid at midnight, once', () => {
    const played = left()
    played.tick(LATE)
    expect(paid(played)).toEqual([])
    for (let times = 0; times < 2; times++) played.tick(TOMORROW)
    played.close()
    expect(paid(played)).toEqual([['day:2026-11-21', 20]])
  })

  test('is paid with the next day’s first spin, should that come before', () => {
    const played = left()
    expect(played.act('spin', { at: TOMORROW })).toMatchObject({ reply: { isWin: false, run: { level: 0, coins: 0 } } })
    played.tick(TOMORROW)
    expect(paid(played)).toEqual([['day:2026-11-21', 20]])
  })

  test('can be cashed out past midnight', () => {
    const played = left()
    expect(played.act('reset-level', { at: TOMORROW })).toMatchObject({ reply: { run: { level: 2, coins: 20 } } })
    expect(played.act('spin', { at: TOMORROW })).toMatchObject({ reply: { run: { level: 0 } } })
    expect(paid(played)).toEqual([['day:2026-11-21', 20]])
  })

  test('is paid at the campaign’s end', () => {
    const played = left()
    for (let times = 0; times < 2; times++) played.close()
    expect(paid(played)).toEqual([['day:2026-11-21', 20]])
  })
})

test('whatever is played, each day pays the level that its run reached, and at most once', () => {
  const step = fc.constantFrom('spin', 'spin', 'reset-level', 'tick', 'next day')
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 9_999 }), (steps, seed) => {
      const played = playPromotion(miniGameSlot, {
        config,
        draws: steps.map((_, at) => ((seed >> (at % 13)) % 2 ? NO_WIN : WIN)),
      })
      let days = 0
      const reached = new Map<number, number>()
      for (const each of steps) {
        const at = new Date(Date.parse(TODAY) + days * 86_400_000).toISOString()
        if (each === 'next day') days++
        else if (each === 'tick') played.tick(at)
        else played.act(each, { at })
        if (each === 'spin') reached.set(days, played.cell.level)
      }
      played.close()
      const worth = [...reached.values()].map((level) => levels[level - 1]?.coins ?? 0).filter((coins) => coins > 0)
      expect(paid(played).map(([, coins]) => coins)).toEqual(worth)
    }),
  )
})

describe('the odds', () => {
  test('win as often as they state, and the same spins for the same seeds', () => {
    const serverSeed = 'cd'.repeat(32)
    const wins = (winPer100k: number) =>
      Array.from({ length: 2_000 }, (_, n) =>
        drawPrize(spinOdds({ levels: [], winPer100k }).rules, { serverSeed, clientSeed: 'x', nonce: n + 1 }),
      ).filter(({ prize }) => prize !== NO_WIN).length
    expect(wins(0)).toBe(0)
    expect(wins(100_000)).toBe(2_000)
    expect(wins(60_000)).toBe(wins(60_000))
    // Four standard deviations either way; the seeds are fixed.
    expect(Math.abs(wins(60_000) - 1_200)).toBeLessThan(90)
  })

  test('cost what the ends of a run are worth on average', () => {
    const chances = [0.4, 0.6 * 0.4, 0.6 ** 2 * 0.4, 0.6 ** 3]
    const worth = [0, 10, 20, 50]
    const mean = worth.reduce((sum, coins, at) => sum + coins * chances[at]!, 0)
    const variance = worth.reduce((sum, coins, at) => sum + (coins - mean) ** 2 * chances[at]!, 0)
    const [cost, ...others] = miniGameSlot.cost(config)
    expect(cost!.coins.mean).toBeCloseTo(mean, 9)
    expect(cost!.coins.variance).toBeCloseTo(variance, 9)
    expect([cost!.coins.max, cost!.entries.max, others.length]).toEqual([50, 0, 0])
  })

  test('of twelve levels keep their digits', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => ({ level: at + 1, coins: at === 11 ? 10 ** 15 : 0 }))
    const [cost] = miniGameSlot.cost({ levels: twelve, winPer100k: 10_000 })
    expect(cost!.coins.mean).toBe(1_000)
  })
})
