import { expect, test } from 'vitest'
import type { TracingConfig } from '../config/tracing.ts'
import { openTraceCollector } from '../testing/trace-collector.ts'
import { checkTracing } from './check-tracing.ts'

const tracing = (url: string): TracingConfig => ({ url, headers: { 'x-key': 'k' }, serviceName: 'croupier', ratio: 0.05 })

test('a site without traces has no finding about them', async () => {
  expect(await checkTracing(undefined)).toEqual([])
})

test('a collector that takes traces is good; one that refuses them or is gone is bad', async () => {
  const collector = await openTraceCollector()
  expect(await checkTracing(tracing(`${collector.url}/v1/traces`))).toMatchObject([{ level: 'good', about: 'traces' }])
  expect(collector.headers[0]).toMatchObject({ 'x-key': 'k' })
  expect(collector.spans()).toEqual([])
  const refused = await checkTracing(tracing(`${collector.url}/elsewhere`))
  expect(refused).toMatchObject([{ level: 'bad', says: expect.stringContaining('answers 404') }])
  await collector[Symbol.asyncDispose]()
  const gone = await checkTracing(tracing(`${collector.url}/v1/traces`))
  expect(gone).toMatchObject([{ level: 'bad', says: expect.stringContaining('cannot be reached') }])
})
