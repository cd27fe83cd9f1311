import type { Page } from '@playwright/test'
import { expect, test } from './harness/journey.ts'

/** A call of the page, without its screens. */
const call = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': `${performance.now()}` }
      const reply = await fetch(to, sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {})
      // oxlint-disable-next-line typescript/no-explicit-any -- of whichever call
      return (await reply.json()) as any
    },
    [path, body] as const,
  )

async function signUp(page: Page): Promise<void> {
  await page.goto('/library')
  const login = `tabs-${Math.trunc(performance.timeOrigin + performance.now())}`
  const form = { typeRegistration: 'login', login, password: 'plum tram forty gull', birthDate: '1990-05-01', state: 'NY' }
  expect(await call(page, '/rest/player/sign-up/', form)).toMatchObject({ success: true })
  const { data } = await call(page, '/rest/terms/unconfirmed/')
  await call(page, '/rest/terms/confirm/', { ids: data.documents.map(({ id }: { id: string }) => id) })
}

test('a prize claimed in one tab reaches the header of the other, without a reload', async ({ page, context }) => {
  await signUp(page)
  const opened = page.waitForEvent('websocket')
  await page.goto('/lobby')
  // By its class: the daily prize stands before the header.
  const coins = page.locator('.balance-switch .sr-only').filter({ hasText: '0' }).first()
  await expect(coins).toHaveText('10,000')
  await (await opened).waitForEvent('framereceived')

  const other = await context.newPage()
  await other.goto('/library')
  expect(await call(other, '/rest/daily-login/apply-prize/', {})).toMatchObject({ success: true })
  await expect(coins).toHaveText('12,000')
})
