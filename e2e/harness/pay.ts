import type { Page } from '@playwright/test'

/** Chooses what the test provider does, on its page in the frame. */
export async function choose(page: Page, outcome: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Payment page of our provider"]')
  await frame.getByLabel('Outcome').selectOption(outcome)
  await frame.getByRole('button', { name: 'Pay' }).click()
}

/** Leaves the test provider's page without paying. */
export async function leave(page: Page): Promise<void> {
  await page.frameLocator('iframe[title="Payment page of our provider"]').getByRole('button', { name: 'Cancel' }).click()
}
