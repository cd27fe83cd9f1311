import { expect, test } from 'vitest'
import { filterOf } from './round-filter.ts'

test.each([
  ['', {}],
  ['slug=cherry-royale&mode=SweepStakes&wins=1', { game: 'cherry-royale', mode: 'SweepStakes', wins: '1' }],
  ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }],
  ['mode=Real&from=yesterday&to=2026-99-99&slug=', {}],
])('%s', (search, filter) => {
  expect(filterOf(new URLSearchParams(search))).toEqual(filter)
})

test('a day has its local length: the day on which clocks go back has 25 hours', () => {
  const day = filterOf(new URLSearchParams('from=2026-11-01&to=2026-11-01'), 'America/New_York')
  expect(day).toEqual({ from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' })
})
