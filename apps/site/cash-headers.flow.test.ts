import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxProvider } from '#platform/payments/sandbox/sandbox-provider.ts'
import { openTestSite, type TestSite } from './testing/site.ts'

const origin = 'https://pay.example'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    payments: [sandboxProvider({ merchant: 'acct', webhookKeys: [], url: () => origin, apiKey: 'k' })],
    render: async () => new Response('<p>A page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
})
afterAll(() => site.close())

test.each(['/cash/deposit-by-money/', '/cash/orders/ord_1/', '/es/cash/success/', '/cashIframe'])(
  'PCI-2 %s frames the payment provider alone and delegates payments to it',
  async (path) => {
    const { headers } = await site.visitor().get(path)
    expect(headers['permissions-policy']).toContain(`payment=(self "${origin}")`)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    const policy = String(headers['content-security-policy'])
    expect(
      /frame-src ([^;]*)/
        .exec(policy)?.[1]
        ?.split(' ')
        .filter((each) => each.startsWith('http')),
    ).toEqual([origin])
    expect(policy).toMatch(/script-src 'nonce-[^' ]+' 'strict-dynamic';/)
    expect(policy).toContain("form-action 'self'")
  },
)

test.each(['/lobby', '/cashier', '/es/lobby'])('%s delegates no payments, and keeps the same opener policy', async (path) => {
  const { headers } = await site.visitor().get(path)
  expect(headers['permissions-policy']).toContain('payment=()')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
