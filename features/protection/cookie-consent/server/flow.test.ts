import { expect, test } from 'vitest'
import { openTestSite } from '#apps/site/testing/site.ts'
import { countEvents } from '../contract.ts'

test('events are counted by day across concurrent pages, and unknown events are refused', async () => {
  await using site = await openTestSite()
  const send = (events: string[]) => site.visitor().call(countEvents, { body: { events } as never })
  await Promise.all([send(['open_popup', 'error']), send(['error', 'open_popup', 'open_popup']), send(['error'])])
  expect((await send(['who_it_was'])).status).toBe(422)
  expect((await send([])).status).toBe(422)
  const { rows } = await site.database.pool.query('select day::text, event, times::int from analytics_count order by event')
  expect(rows).toEqual([
    { day: '2026-11-21', event: 'error', times: 3 },
    { day: '2026-11-21', event: 'open_popup', times: 3 },
  ])
})
