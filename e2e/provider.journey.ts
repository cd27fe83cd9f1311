import { agreesWithLedger, ledgerBalances } from './harness/balances.ts'
import { expect, expectAccessible, test } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'

test('a provider’s game opens in its frame, and the header follows its bets and wins', async ({ page }) => {
  await signUpByCalls(page)
  await callOf(page, '/rest/daily-login/apply-prize/', {})
  await page.goto('/library?category=instant-games')
  // Touch screens show no i-button: a long press opens the facts there, and the keyboard everywhere.
  await page.getByRole('button', { name: 'About Lantern Flip' }).press('Enter')
  const modal = page.getByRole('dialog', { name: 'Lantern Flip' })
  await expect(modal.getByText('A game by Lantern House')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Lantern Flip' }).click()
  await expect(page).toHaveURL(/\/provider\/lantern-house\/lantern-flip$/)

  const table = page.frameLocator('iframe[title="Lantern Flip"]')
  await expect(table.getByRole('button', { name: 'Flip' })).toBeEnabled()
  await table.getByRole('radio', { name: 'Jade' }).check()
  await table.getByLabel('Amount').selectOption('100')
  const { coins: before = 0, tourPoints: wonBefore = 0 } = await ledgerBalances(page)
  await table.getByRole('button', { name: 'Flip' }).press('Enter')
  await expect(table.getByRole('status')).toHaveText(/^(Jade! You won 196\.|Gold\. Not this time\.)$/)
  const hasWon = (await table.getByRole('status').textContent())?.startsWith('Jade')
  const { coins: after = 0, tourPoints: wonAfter = 0 } = await ledgerBalances(page)
  expect(after + wonAfter).toBe(before + wonBefore - 10_000 + (hasWon ? 19_600 : 0))
  await agreesWithLedger(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL(/\/lobby$/)

  await expect(page.getByRole('heading', { name: 'Lobby', level: 1 })).toBeVisible()
  await page.goto('/rounds?slug=lantern-flip')
  await expect(page.getByText('by Lantern House')).toHaveCount(1)
  await page.getByRole('link', { name: /^Lantern Flip, .*view round$/ }).click()
  const moves = page.getByRole('listitem').filter({ has: page.locator('time') })
  await expect(moves).toHaveText([/^Played.*−100$/, hasWon ? /^Won.*\+196$/ : /^No win/])
  await expectAccessible(page)
  const [replay] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'View at Lantern House' }).click(),
  ])
  await expect(replay.getByRole('heading', { name: 'A round of Lantern Flip' })).toBeVisible()
  await expect(replay.getByText(hasWon ? '196.00' : '0.00', { exact: true })).toBeVisible()
})

test('a page embeds known providers only, and an unknown game is no page', async ({ page }) => {
  const known = await page.request.get('/lobby')
  expect(known.headers()['content-security-policy']).toMatch(/frame-src 'self'( http:\/\/127\.0\.0\.1:\d+)+;/)
  await signUpByCalls(page)
  for (const path of ['/provider/lantern-house/chess', '/provider/house/cherry-royale', '/provider/nobody/lantern-flip']) {
    expect((await page.request.get(path)).status(), path).toBe(404)
  }
})
