import { expect, test } from 'vitest'
import { daysOf, filterOf, inZone } from './statement-filter.ts'

const of = (search: string) => filterOf(new URLSearchParams(search))

test('an empty address means three months of everything', () => {
  expect(of('')).toEqual({ period: '90d' })
})

test('the address sets period, days, balance and subject', () => {
  const filter = of('period=12m&from=2026-01-01&to=2026-02-28&balance=winnings&what=play')
  expect(filter).toEqual({ period: '12m', from: '2026-01-01', to: '2026-02-28', asset: 'winnings', subject: 'play' })
  expect(daysOf(filter)).toEqual({ period: '12m', from: '2026-01-01', to: '2026-02-28' })
})

test('days are in the reader’s time zone, even across clock changes', () => {
  const filter = of('from=2026-03-08&to=2026-03-08')
  expect(inZone(filter, undefined)).toEqual(filter)
  expect(inZone(filter, 'America/New_York')).toEqual({
    period: '90d',
    from: '2026-03-08T05:00:00.000Z',
    to: '2026-03-09T04:00:00.000Z',
  })
  expect(inZone(of(''), 'America/New_York')).toEqual(of(''))
})

test('invalid values in an address are ignored', () => {
  expect(of('period=soon&from=2026-02-30&to=x&balance=usd&what=luck')).toEqual({ period: '90d' })
})
