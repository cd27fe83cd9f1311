import { afterEach, expect, test } from 'vitest'
import { type AnalyticsEvent, sendAnalyticsTo, track } from './track.ts'

afterEach(() => sendAnalyticsTo(null))

test('events are sent only while the visitor consents', () => {
  const heard: AnalyticsEvent[] = []
  track('open_popup', { popup: 'before' })
  sendAnalyticsTo((event) => heard.push(event))
  track('purchase', { name: 'purchase_1', paymentId: 'pay_1', transaction_id: null, currency: 'USD', value: 4.99, items: [] })
  sendAnalyticsTo(null)
  track('open_popup', { popup: 'after' })
  expect(heard).toEqual([
    { event: 'purchase', name: 'purchase_1', paymentId: 'pay_1', transaction_id: null, currency: 'USD', value: 4.99, items: [] },
  ])
})
