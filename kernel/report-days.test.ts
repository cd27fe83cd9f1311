import { expect, test } from 'vitest'
import { reportDaysOf } from './report-days.ts'

test('a period is the day, the month or the year so far, or two given days', () => {
  expect(reportDaysOf({ period: 'day' }, '2026-03-09')).toEqual({ from: '2026-03-09', to: '2026-03-09' })
  expect(reportDaysOf({ period: 'month' }, '2026-03-09')).toEqual({ from: '2026-03-01', to: '2026-03-09' })
  expect(reportDaysOf({ period: 'year' }, '2026-03-09')).toEqual({ from: '2026-01-01', to: '2026-03-09' })
  expect(reportDaysOf({ from: '2026-02-01', to: '2026-02-03' }, '2026-03-09')).toEqual({ from: '2026-02-01', to: '2026-02-03' })
  expect(reportDaysOf({ from: '2026-02-01' }, '2026-03-09')).toBeUndefined()
})
