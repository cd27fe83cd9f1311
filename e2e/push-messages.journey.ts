import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './harness/journey.ts'
import { signUpByCalls } from './harness/newcomer.ts'

/** Signs up, opens the development page, and waits until its pushes are connected. */
async function openDesk(page: Page, path = '/dev/pushes'): Promise<void> {
  await signUpByCalls(page)
  const opened = page.waitForEvent('websocket')
  await page.goto(path)
  await (await opened).waitForEvent('framereceived')
}

async function send(page: Page, type: string, sample: string): Promise<void> {
  const group = page.locator('.push-desk-list section', { has: page.getByRole('heading', { name: type, exact: true }) })
  await group.getByRole('button', { name: sample, exact: true }).click()
  await page.getByRole('button', { name: 'Send to me' }).click()
}

const inToast = (page: Page, name: string) => page.locator('.Toastify').getByRole('button', { name, exact: true })

const MODALS = [
  ['prizeDrops', 'prizeAssigned to oneself', 'You hit a prize drop!'],
  ['season', 'prizeAssigned', 'Season level 4!'],
] as const

const TOASTS = [
  ['playerIdentityVerification', 'rejected', 'Document rejected'],
  ['prizeDrops', 'prizeAssigned to another player', 'Night Reader just won 200 coins in the prize drop.'],
] as const

test('modals opened by a push appear on the page, and close again', async ({ page }) => {
  await openDesk(page)
  for (const [type, sample, title] of MODALS) {
    await send(page, type, sample)
    const modal = page.getByRole('dialog', { name: title })
    await expect(modal).toBeVisible()
    if (type === 'season') await expectAccessible(page)
    await modal.getByRole('button', { name: 'Got it' }).click()
    await expect(modal).toBeHidden()
  }
})

test('notices of pushes appear in the corner', async ({ page }) => {
  await openDesk(page)
  for (const [type, sample, text] of TOASTS) {
    await send(page, type, sample)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
})

test.describe('a completed purchase', () => {
  // The sample names a payment that does not exist, so there is no receipt.
  test.use({ expectedErrors: [/status of 404.*\/rest\/cash\/orders\//] })

  test('leads to its page, which survives a reload', async ({ page }) => {
    await openDesk(page)
    await send(page, 'cash', 'complete')
    await expect(page).toHaveURL(/\/cash\/success\/$/)
    const done = page.getByRole('heading', { name: 'Purchase complete' })
    await expect(done).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(done).toBeVisible()
    await page.goto('/cash/failed/')
    await expect(page.getByRole('heading', { name: 'No payment to show' })).toBeVisible()
  })
})

test('a pushed balance is shown, and the page offers a reload when there is a newer build', async ({ page }) => {
  await openDesk(page)
  await send(page, 'setBalance', 'setBalance')
  await expect(page.getByRole('radio', { name: 'Coins 26,200' })).toBeAttached()
  await send(page, 'app', 'reload')
  await inToast(page, 'Dismiss').click()
  await expect(page.getByText('Updated content is available. Please refresh the page.')).toBeHidden()
  await send(page, 'app', 'reload')
  const loaded = page.waitForEvent('load')
  await inToast(page, 'Refresh').click()
  await loaded
})

test('pushes work in Spanish too, and malformed data is refused with a reason', async ({ page }) => {
  await openDesk(page, '/es/dev/pushes')
  await send(page, 'season', 'prizeAssigned')
  await page.getByRole('dialog', { name: '¡Nivel 4 de la temporada!' }).getByRole('button', { name: 'Entendido' }).click()
  await page.getByRole('button', { name: 'topUp' }).click()
  await page.getByRole('textbox').fill('{ "action": "topUp", "moneyBoxAmount": "much" }')
  await page.getByRole('button', { name: 'Send to me' }).click()
  await expect(page.getByRole('alert')).toContainText('moneyBoxAmount')
})
