import { agreesWithLedger } from './harness/balances.ts'
import { expect, test, untilHydrated } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'

test('a prize claimed in one tab reaches the header of the other, without a reload', async ({ page, context }) => {
  await signUpByCalls(page)
  const opened = page.waitForEvent('websocket')
  await page.goto('/lobby')
  // By its class: the daily prize's modal hides the header.
  const coins = page.locator('.balance-switch .sr-only').filter({ hasText: '0' }).first()
  await expect(coins).toHaveText('15,000')
  await (await opened).waitForEvent('framereceived')

  const other = await context.newPage()
  await other.goto('/library')
  expect(await callOf(other, '/rest/daily-login/apply-prize/', {})).toMatchObject({ success: true })
  await expect(coins).toHaveText('17,000')
})

for (const stream of ['http_stream', 'sse']) {
  test(`the prize reaches the header by ${stream} if sockets are blocked`, async ({ page, context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'))
    // The client reads a stream's lines as events of this type; otherwise it would see only the browser's own.
    if (stream === 'sse') await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'MessageEvent'))
    await signUpByCalls(page)
    const opened = page.waitForRequest(`**/connection/${stream}**`)
    const subscribed = page.waitForResponse('**/emulation')
    await page.goto('/lobby')
    const coins = page.locator('.balance-switch .sr-only').filter({ hasText: '0' }).first()
    await expect(coins).toHaveText('15,000')
    await opened
    expect((await subscribed).status()).toBe(204)

    expect(await callOf(page, '/rest/daily-login/apply-prize/', {})).toMatchObject({ success: true })
    await expect(coins).toHaveText('17,000')
  })
}

test("without any connection for pushes, the player's own actions still show, and the page reports that it is disconnected", async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  await context.addInitScript(() => {
    for (const way of ['WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, way)
  })
  // Answered with an end rather than an error, which the console would log.
  for (const path of ['**/connection/**', '**/emulation']) await context.route(path, (route) => route.fulfill({ status: 204 }))
  await signUpByCalls(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/lobby?openModal=daily-login')
  // A claim before the cards have hydrated changes their data, and React replaces those with an error.
  await untilHydrated(page.locator('.promo-strip > li'))
  const prize = page.getByRole('dialog', { name: 'Daily prize' })
  await prize.getByRole('button', { name: 'Claim your prize' }).click({ timeout: 30_000 })
  await expect(prize.getByRole('status')).toContainText('2,000 coins')
  await prize.getByRole('button', { name: 'Done' }).click()
  await agreesWithLedger(page)
  await expect(page.getByText('Reconnecting…')).toBeVisible()

  await page.goto('/game/cherry-royale')
  await page.locator('.game[data-phase=idle]').waitFor()
  // A press during the connection attempt may be lost: a visitor would press again.
  await expect(async () => {
    const answered = page.waitForResponse((response) => response.url().includes('/spin/'), { timeout: 8_000 })
    await page.getByRole('button', { name: 'Spin', exact: true }).click({ timeout: 8_000 })
    expect((await answered).ok()).toBe(true)
  }).toPass({ timeout: 60_000 })
  await page.locator('.game[data-phase=idle]').waitFor()
  await agreesWithLedger(page)
})
