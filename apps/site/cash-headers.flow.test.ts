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

test('PCI-2 what a browser blocks on a payment page is an error in the log and counted, and other reports change nothing', async () => {
  const lines: { level: number; msg: string; page?: string; blocked?: string }[] = []
  await using watched = await openTestSite({
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
    metrics: { key: 'k' },
  })
  const report = (body: unknown, type = 'application/csp-report') =>
    watched.app.inject({
      method: 'POST',
      url: '/page-reports',
      headers: { host: 'play.example', 'content-type': type, 'sec-fetch-site': 'same-origin' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const blocked = (page: string) => ({
    'csp-report': {
      'document-uri': `https://play.example${page}`,
      'blocked-uri': 'https://evil.example/skim.js?card=4111',
      'effective-directive': 'script-src-elem',
    },
  })
  expect((await report(blocked('/es/cash/orders/ord_1/?token=secret'))).statusCode).toBe(204)
  expect((await report(blocked('/lobby'))).statusCode).toBe(204)
  for (const [body, type, status] of [
    ['not json', undefined, 400],
    [{ 'csp-report': 3 }, undefined, 400],
    [blocked('/cash/'), 'text/plain', 415],
    ['x'.repeat(10_000), undefined, 413],
  ] as const)
    expect((await report(body, type)).statusCode, String(type ?? status)).toBe(status)
  const told = lines.filter(({ msg }) => msg.includes('blocked something'))
  expect(told.map(({ level, page, blocked: what }) => [level, page, what])).toEqual([
    [50, 'https://play.example/es/cash/orders/ord_1/', 'https://evil.example/skim.js'],
    [40, 'https://play.example/lobby', 'https://evil.example/skim.js'],
  ])
  const { body } = await watched.app.inject({ url: '/metrics', headers: { authorization: 'Bearer k', host: 'play.example' } })
  expect(body).toContain('page_policy_violations_total{directive="script-src-elem",page="payment"} 1')
  for (let more = 0; more < 30; more++) await report(blocked('/cash/'))
  expect(lines.filter(({ msg }) => msg.includes('blocked something'))).toHaveLength(20)
})
