import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { SECOND_MS } from '#kernel/time.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { createLog } from '../log/log.ts'
import type { SiteEvent } from './site-events.ts'
import { watchProvider } from './watch-provider.ts'

function watched() {
  const noted: SiteEvent[] = []
  let now = 0
  let answer: () => Promise<unknown> = async () => ({ is: 'told', facts: [] })
  const provider = {
    id: 'a-bank',
    cancel: () => answer(),
    askPayout: () => answer(),
    hear: () => ({ is: 'unknown' }),
  } as unknown as PaymentProvider
  const bank = watchProvider(provider, {
    clock: { now: () => now },
    log: createLog({ level: 'silent', destination: { write: () => {} } }),
    watch: { note: (event) => void noted.push(event) },
  })
  const call = async (of: () => Promise<unknown>, by: 'cancel' | 'askPayout' = 'cancel', passMs = 15 * SECOND_MS) => {
    now += passMs
    answer = of
    await bank[by]('x').catch(() => {})
  }
  return { noted, bank, call }
}
const told = async () => ({ is: 'told' })
const refused = async () => ({ is: 'refused' })
const silent = async () => ({ is: 'not-sent' })
const uncertain = async () => ({ is: 'unknown' })
const failed = () => Promise.reject(new Error('no route'))

test('LOG-1 three calls in a row without an answer are recorded once, and the return with from and to', async () => {
  const { noted, call } = watched()
  for (const each of [silent, failed, silent, silent, silent]) await call(each)
  expect(noted).toMatchObject([{ kind: 'provider-lost', detail: { provider: 'a-bank', host: hostname() } }])
  expect(noted[0]).not.toHaveProperty('answeredAt')
  await call(refused)
  expect(noted[1]).toMatchObject({ kind: 'provider-back', since: noted[0]!.since, detail: { provider: 'a-bank' } })
  expect(noted[1]!.until!).toBeGreaterThan(noted[0]!.since!)
  await call(told)
  expect(noted).toHaveLength(2)
  for (let nth = 0; nth < 3; nth++) await call(silent)
  expect(noted[2]).toMatchObject({ kind: 'provider-lost', answeredAt: noted[1]!.until! + 15 * SECOND_MS })
})

test('failures at the same moment are not recorded, nor what the provider does not know yet of a payout', async () => {
  const { noted, call } = watched()
  await call(told)
  for (let nth = 0; nth < 9; nth++) await call(failed, 'cancel', 1)
  await call(told)
  for (let nth = 0; nth < 9; nth++) await call(uncertain, 'askPayout')
  expect(noted).toEqual([])
  for (let nth = 0; nth < 3; nth++) await call(uncertain)
  expect(noted).toMatchObject([{ kind: 'provider-lost' }])
})

test('single failures are not recorded, and replies reach the caller', async () => {
  const { noted, bank, call } = watched()
  for (const each of [silent, silent, told, failed, silent, refused]) await call(each)
  expect(noted).toEqual([])
  expect(await bank.cancel('x')).toEqual({ is: 'refused' })
  for (let nth = 0; nth < 4; nth++) bank.hear({ headers: {}, body: '' }, 0)
  expect(noted).toEqual([])
})
