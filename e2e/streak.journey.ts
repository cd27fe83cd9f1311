import { expect, expectAccessible, test } from './harness/journey.ts'
import { ledgerBalances } from './harness/balances.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'
import { choose } from './harness/pay.ts'

const FIRST_WHEEL = /^(500|800|1,000|1,500|2,500|25,000)/

test('a purchase opens the wheel of the first step, whose spin is paid, verified and shown after a reload (SWP-10, FAIR-9)', async ({
  page,
}) => {
  await signUpByCalls(page)
  await page.goto('/lightning-streak')
  const streak = page.getByRole('region', { name: 'Your streak' })
  await expect(streak.getByText('Step 0 of 8')).toBeVisible()
  await expectAccessible(page)

  const { data } = (await callOf(page, '/rest/cash/orders/', { presetId: 'pouch' })) as { data: { payment: { id: string } } }
  await page.goto(`/cash/orders/${data.payment.id}/`)
  await page.getByRole('button', { name: 'Pay $4.99' }).click()
  await choose(page, 'authentication-pass')
  await expect(page.getByRole('heading', { name: 'Purchase complete' })).toBeVisible()
  await page.goto('/lightning-streak')
  await expect(streak.getByText('Your step 1 wheel is ready to spin.')).toBeVisible({ timeout: 20_000 })
  const { coins: before = 0 } = await ledgerBalances(page)
  await streak.getByRole('button', { name: 'Spin the wheel' }).click()
  const wheel = page.getByRole('dialog', { name: 'Step 1 wheel' })
  await expectAccessible(page)
  await wheel.getByRole('button', { name: 'Spin the wheel' }).click()
  const won = page.getByRole('dialog', { name: 'You won!' })
  const prize = won.locator('.wheel-prize')
  await expect(prize).toHaveText(FIRST_WHEEL, { timeout: 20_000 })
  const coins = Number.parseInt((await prize.innerText()).replaceAll(',', ''), 10) * 100
  expect((await ledgerBalances(page)).coins).toBe(before + coins)

  await won.getByRole('link', { name: 'Verify this spin' }).click()
  await expect(page.getByRole('link', { name: 'Verify this draw: Lightning streak, step 1' })).toBeVisible()
  await page.goto('/lightning-streak')
  await expect(streak.getByText('Step 1 of 8')).toBeVisible()
  await expect(streak.getByText('Your next package of $4.99 or more opens the step 2 wheel.')).toBeVisible()
})
