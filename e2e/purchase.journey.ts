import type { Page } from '@playwright/test'
import { ledgerBalances } from './harness/balances.ts'
import { expect, expectAccessible, test } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'
import { choose, leave } from './harness/pay.ts'

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $1.99' })

/** Picks the smallest package of the store and opens its order. */
async function pick(page: Page): Promise<void> {
  await page.goto('/cash/deposit-by-money/')
  await page.getByRole('button', { name: /Starter.*\$1\.99/ }).click()
  await page.getByRole('button', { name: 'Buy for $1.99' }).click()
}

test('a declined payment is made another way, and a double press, a reload and a second tab buy once (PCI-3)', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) scripts.push(new URL(request.url()).origin)
  })
  await signUpByCalls(page)
  await pick(page)
  await pay(page).click()
  await choose(page, 'decline:insufficient-funds')
  await expect(page).toHaveURL(/\/cash\/failed\//)
  await expect(page.getByText('There isn’t enough money in the account.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try another way to pay' }).click()
  await expect(page.getByRole('radio', { name: 'Apple Pay' })).toBeChecked()
  await pay(page).dblclick()
  await page.locator('iframe').waitFor()
  await page.reload()
  const { coins: before = 0 } = await ledgerBalances(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.locator('iframe')).toBeVisible()
  await choose(page, 'authentication-pass')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Purchase complete' })).toBeVisible()
    await expect(tab.getByText('4,000 coins and 2.00 free entries are in your balance.')).toBeVisible()
    await expect(tab.getByText(/^Receipt \d+, /)).toBeVisible()
  }
  // Loaded alone, without the order's page and its styles.
  await other.reload()
  await expect(other.locator('.order-receipt')).toHaveCSS('display', 'grid')
  await expectAccessible(page)
  expect(new Set(scripts)).toEqual(new Set([new URL(page.url()).origin]))
  expect((await ledgerBalances(page)).coins).toBe(before + 400_000)
  const { data } = (await callOf(page, '/rest/cash/orders/')) as { data: { orders: { transactions: { status: string }[] }[] } }
  expect(data.orders.map(({ transactions }) => transactions.map(({ status }) => status))).toEqual([['declined', 'charged']])
})

test('a payment is confirmed without a socket, and an abandoned one is taken up again or given up', async ({ page }) => {
  await page.routeWebSocket(/./, (socket) => socket.close())
  await signUpByCalls(page)
  const { data } = (await callOf(page, '/rest/cash/orders/', { presetId: 'starter' })) as { data: { payment: { id: string } } }
  const address = `/cash/orders/${data.payment.id}/`
  await page.goto(address)
  await pay(page).click()
  await choose(page, 'pending-then-charged')
  await expect(page.getByRole('heading', { name: 'We’re confirming your payment' })).toBeInViewport()
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'Purchase complete' })).toBeVisible({ timeout: 40_000 })

  await pick(page)
  await pay(page).click()
  await leave(page)
  await expect(page.getByText('That payment wasn’t finished.')).toBeInViewport()
  await expectAccessible(page)
  await pay(page).click()
  await page.locator('iframe').waitFor()
  await pick(page)
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(page.getByRole('heading', { name: 'Order canceled' })).toBeVisible()
})
