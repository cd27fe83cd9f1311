import { expect, test } from 'vitest'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import { coinRefill } from './promotion.ts'

const config = { coins: 50_000, everyHours: 4 }

test('each refill pays once, and the wait starts when it is taken', () => {
  const played = playPromotion(coinRefill, { config })
  const take = (at: string) => played.act('take', { input: null, at: `2026-11-21T${at}Z` })
  expect(take('17:00:00.400')).toMatchObject({ reply: { coins: 50_000, nextAt: Date.UTC(2026, 10, 21, 21) / 1_000 } })
  expect(take('20:59:59.999')).toEqual({ refused: 'not-ready' })
  expect(take('22:30:00')).toMatchObject({ reply: { nextAt: Date.UTC(2026, 10, 22, 2, 30) / 1_000 } })
  expect(take('23:00:00')).toEqual({ refused: 'not-ready' })
  const paid = { kind: 'balance', coins: 50_000, entries: 0 }
  expect(played.grants).toEqual([1, 2].map((nth) => ({ key: `refill:${nth}`, value: paid })))
})

test('a refill costs its coins', () => {
  expect(coinRefill.cost(config)[0]?.coins).toMatchObject({ mean: 50_000, max: 50_000 })
})
