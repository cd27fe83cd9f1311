import { expect, test } from 'vitest'
import { daysOf, filterOf } from './statement-filter.ts'

const of = (search: string) => filterOf(new URLSearchParams(search))

test('without a word it is three months of everything (HIST-4)', () => {
  expect(of('')).toEqual({ period: '90d' })
})

test('the address names period, days, balance and subject', () => {
  const filter = of('period=12m&from=2026-01-01&to=2026-02-28&balance=winnings&what=play')
  expect(filter).toEqual({ period: '12m', from: '2026-01-01', to: '2026-02-28', asset: 'winnings', subject: 'play' })
  expect(daysOf(filter)).toEqual({ period: '12m', from: '2026-01-01', to: '2026-02-28' })
})

test('what an address cannot mean is left out', () => {
  expect(of('period=soon&from=2026-02-30&to=x&balance=usd&what=luck')).toEqual({ period: '90d' })
})
