import type { Page } from '@playwright/test'
import { agreesWithLedger } from './harness/balances.ts'
import { expect, test } from './harness/journey.ts'
import { closeGreeting, newcomer } from './harness/newcomer.ts'
import { reach, typeInto } from './harness/keys.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** From a guest's first page through a round and back out, by keyboard only. */
test('a new visitor signs up, plays, explores and signs out by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000)
  const me = newcomer()
  const keys = page.keyboard

  await test.step('skips the repeated content', async () => {
    await page.goto('/lobby')
    await reach(page, page.getByRole('link', { name: 'Skip to content' }))
    await keys.press('Enter')
    await reach(page, page.getByRole('main').getByRole('link').first())
  })

  await test.step('opens a game, stays inside its modal, and goes on to the sign-up', async () => {
    await reach(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /Cherry Royale/ })
        .first(),
    )
    await keys.press('Enter')
    const modal = page.getByRole('dialog')
    await expect(modal).toBeVisible()
    for (let stop = 0; stop < 12; stop++) {
      await keys.press('Tab')
      expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await reach(page, modal.getByRole('button', { name: /Sign up/ }))
    await keys.press('Enter')
  })

  await test.step('fills in the form and accepts the terms', async () => {
    await typeInto(page, page.getByLabel('Email', { exact: true }), me.email)
    await typeInto(page, page.getByLabel('Password', { exact: true }), me.password)
    await typeInto(page, page.getByLabel('Date of birth'), '05011990')
    await typeInto(page, page.getByLabel('State', { exact: true }), 'Texas')
    await reach(page, page.getByRole('checkbox', { name: /agree/ }))
    await keys.press('Space')
    await keys.press('Enter')
    await closeGreeting(page)
  })

  await test.step('plays a round in the other mode', async () => {
    await page.goto('/game/cherry-royale')
    await page.locator('.game[data-phase=idle]').waitFor()
    await closeByKeys(page)
    await reach(page, page.getByRole('radio').first())
    await keys.press('ArrowRight')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await reach(page, page.getByRole('button', { name: 'Spin', exact: true }))
    const answered = page.waitForResponse((response) => response.url().includes('/spin/'))
    await keys.press('Enter')
    expect((await answered).ok()).toBe(true)
    await page.locator('.game[data-phase=idle]').waitFor({ timeout: 40_000 })
    await agreesWithLedger(page)
  })

  await test.step('signs out from the account menu', async () => {
    // The day's prizes open by themselves on home and lobby only.
    await page.goto('/library')
    await closeByKeys(page)
    await reach(page, page.getByRole('banner').getByRole('button', { name: /account/i }))
    await keys.press('Enter')
    await reach(page, page.getByRole('button', { name: 'Sign out' }).first())
    await keys.press('Enter')
    await expect(page.getByRole('link', { name: /Sign up/ }).first()).toBeVisible()
  })
})

/** Escape closes whatever greets a new player. */
async function closeByKeys(page: Page): Promise<void> {
  await expect(async () => {
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
    await page.waitForTimeout(700)
    expect(await page.getByRole('dialog').count()).toBe(0)
  }).toPass({ timeout: 30_000 })
}
