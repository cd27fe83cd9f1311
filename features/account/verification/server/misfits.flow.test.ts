import { afterAll, beforeAll, expect, test } from 'vitest'
import { misfitsOf } from '#apps/site/testing/misfits.ts'
import { expectNoFaults } from '#apps/site/testing/signed-misfits.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { takeResult } from '../contract.ts'
import { signWord } from './provider.ts'
import { CheckSite } from './test-check-site.ts'

let checks: CheckSite
beforeAll(async () => void (checks = await CheckSite.open()))
afterAll(() => checks.close())

test('a provider’s signed invalid report never causes a server error', async () => {
  const path = takeResult.path.replace(':provider', 'sandbox')
  const { fit, misfits } = misfitsOf(takeResult.body!)
  const sign = (body: string) => {
    const timestamp = String(Math.floor(checks.site.clock.now() / SECOND_MS))
    const message = ['POST', path, timestamp, body].join('\n')
    return { 'x-timestamp': timestamp, 'x-signature': signWord(checks.sandbox.provider.secret, message) }
  }
  const [first] = await expectNoFaults(checks.site, { path, bodies: [fit, ...misfits], sign })
  expect(first).toMatchObject({ data: { outcome: 'unknown' } })
})
