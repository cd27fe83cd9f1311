import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { ChargeOrder } from '#platform/payments/provider.ts'
import { openSandbox, type TestPayments } from './testing/open-sandbox.ts'

const SITE = 'http://velmora.localhost:3000'

let payments: TestPayments
beforeAll(async () => {
  payments = await openSandbox({ clock: systemClock, post: async () => 200, sites: [SITE] })
})
afterAll(() => payments.close())

let count = 0

async function openPage(changes: Partial<ChargeOrder> = {}): Promise<{ reference: string; page: string }> {
  const reference = `att_${(count += 1)}`
  const begun = await payments.provider.begin({
    reference,
    method: 'card',
    amount: { cents: 1_999, currency: 'usd' },
    description: '<b>Coins</b>',
    locale: 'en',
    player: 'plr_1',
    callbackUrl: `${SITE}/rest/payments/hear/sandbox/`,
    returnUrl: `${SITE}/cash/orders/ord_1/`,
    needsAuthentication: false,
    isAuthorizationOnly: false,
    ...changes,
  })
  return { reference, page: begun.page ?? '' }
}
const get = async (url: string) => (await fetch(url)).text()
const press = (page: string, form: Record<string, string>) => fetch(page, { method: 'POST', body: new URLSearchParams(form) })
const kindsOf = async (reference: string) => {
  const asked = await payments.provider.askCharge(reference)
  return asked.is === 'facts' ? asked.facts.map(({ kind }) => kind) : asked.is
}

test('the page shows amount, test methods and outcomes, and takes no number', async () => {
  const html = await get((await openPage()).page)
  expect(html).toContain('$19.99')
  expect(html).toContain('&#60;b&#62;Coins')
  expect(html).toContain('Test credit card')
  expect(html).toContain('<option value="decline:insufficient-funds">Declined: not enough funds (another method next)')
  expect(html).not.toMatch(/<input(?![^>]*type="(radio|checkbox)")/)
  expect(html).toContain('lang="en"')
})

test('the page speaks Spanish to a Spanish player', async () => {
  const html = await get((await openPage({ locale: 'es' })).page)
  expect(html).toContain('lang="es"')
  expect(html).toContain('Recordar este método')
})

test('only the given sites may embed the page, and it loads nothing of others', async () => {
  const { headers } = await fetch((await openPage()).page)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${SITE}`)
  expect(policy).toContain("default-src 'none'")
})

test('a press tells the outcome once and hints to the site alone', async () => {
  const { reference, page } = await openPage()
  const html = await (await press(page, { what: 'approve', paidBy: 'debit', remember: 'on', webhooks: 'once' })).text()
  expect(html).toContain('The payment was approved.')
  expect(html).toContain(`data-site="${SITE}"`)
  expect(html).toContain('src="/hint.js"')
  expect(html).not.toContain('<a ')
  await press(page, { what: 'approve' })
  expect(await kindsOf(reference)).toEqual(['needs-action', 'charged', 'saved-method'])
  expect(await get(new URL('/hint.js', page).href)).toContain("postMessage({ type: 'payment-changed' }, site)")
})

test('an abandoned payment stays open, and a method that cannot be kept is not', async () => {
  const { reference, page } = await openPage({ method: 'aonepay' })
  expect(await get(page)).not.toContain('name="remember"')
  const left = await (await press(page, { what: 'abandon' })).text()
  expect(left).toContain('The payment is still open.')
  // Its page refuses frames, so the way back is a link.
  expect(left).toContain(`<a href="${SITE}/cash/orders/ord_1/">`)
  expect(await get(page)).toContain('<form')
  await press(page, { what: 'approve', remember: 'on' })
  expect(await kindsOf(reference)).toEqual(['needs-action', 'charged'])
})

test('an unknown outcome does nothing, and an unknown page is missing', async () => {
  const { reference, page } = await openPage()
  expect(await (await press(page, { what: 'nonsense' })).text()).toContain('<form')
  expect(await kindsOf(reference)).toEqual(['needs-action'])
  expect((await fetch(new URL('/pay/0', page))).status).toBe(404)
})
