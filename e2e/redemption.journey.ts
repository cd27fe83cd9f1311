import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './harness/journey.ts'
import { callOf } from './harness/newcomer.ts'
import { joinTeam, signInAsOwner } from './harness/operators.ts'
import { addBank, loseEntries, signUpWinner } from './harness/winner.ts'

test.describe.configure({ timeout: 150_000 })

test('PAY-6 winnings that an operator looks at stay set aside, and are paid while their player looks on', async ({
  page,
  browser,
}) => {
  await signUpWinner(page, 60_000)
  await page.goto('/redeem')
  await page.getByRole('button', { name: 'Switch to entries' }).click()
  await page.getByLabel('Routing number').fill('021000021')
  await page.getByLabel('Account number').fill('4000001234')
  await page.getByRole('button', { name: 'Add bank account' }).click()
  await page.getByRole('button', { name: 'All $600.00' }).click()
  await page.getByRole('button', { name: 'Redeem $600.00' }).dblclick()
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible()
  await expect(page.getByText('With us')).toBeVisible()
  await expect(page.getByRole('button', { name: /cancel/i })).toHaveCount(0)
  await expectAccessible(page)

  // Winnings that wait cannot be played: one link, and no offer.
  await loseEntries(page)
  await page.goto('/game/cherry-royale')
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByText('600.00 is waiting for your redemption, so you can’t play it.')).toBeVisible()
  await modal.getByRole('link', { name: 'See your request' }).click()
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible()

  const desks = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [owner, desk] = [await desks.newPage(), await (await browser.newContext()).newPage()]
  for (const each of [owner, desk]) await each.goto('/offline.html')
  await signInAsOwner(owner)
  await joinTeam(owner, desk, 'payments')
  await desk.goto('/operator/redemptions')
  const form = desk.getByRole('form', { name: 'Decision' })
  await form.getByLabel('Why').fill('Looked at the rounds.')
  await form.getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('No redemptions are waiting.')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 30_000 })
  await expectInWallet(page, ['Prize paid to Bank account •••• 1234'])
  await expect(page.getByText('+$600.00')).toBeVisible()
  await expectAccessible(page)
})

test('a prize that comes back is sent to another account, and of two tabs one redeems', async ({ page }, { retry }) => {
  await signUpWinner(page, 30_000)
  // At a second try the first one's accounts would belong to another player, which a person reviews.
  const returning = await addBank(page, `4000${retry}07777`)
  const ask = () => callOf(page, '/rest/redemptions/', { cents: 12_000, accountId: returning })
  const replies = (await Promise.all([ask(), ask()])) as { success: boolean; reasonType?: string }[]
  expect(new Set(replies.map(({ success, reasonType }) => reasonType ?? success))).toEqual(new Set([true, 'request-open']))
  await page.goto('/redeem')
  await expect(page.getByRole('heading', { name: 'Choose another account' })).toBeVisible()
  await expect(page.getByText('Your bank sent the payment back.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a bank account' }).click()
  await page.getByLabel('Routing number').fill('021000021')
  await page.getByLabel('Account number').fill(`4000${retry}01111`)
  await page.getByRole('button', { name: 'Add bank account' }).click()
  await page.getByRole('radio', { name: 'Bank account •••• 1111' }).check()
  await page.getByRole('button', { name: 'Use this account' }).click()
  await expect(page.getByRole('heading', { name: 'Choose another account' })).toBeHidden()
  await expectInWallet(page, ['Prize paid to Bank account •••• 1111', 'Prize returned by Bank account •••• 7777'])
})

/** The provider pays within seconds, and the wallet lists what had happened when it was opened. */
async function expectInWallet(page: Page, texts: readonly string[]): Promise<void> {
  await expect(async () => {
    await page.goto('/wallet')
    for (const text of texts) await expect(page.getByText(text)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}
