import type { Locator, Page } from '@playwright/test'
import { expect, test, untilHydrated } from './harness/journey.ts'
import { fillIn, newcomer } from './harness/newcomer.ts'

/** From the first byte of the home page to the first round, not counting what is typed. */
const TAPS_MAX = 6

// A newcomer has answered no question about cookies, and need not.
test.use({ hasChosenCookies: false })

test('a newcomer plays the first round within six taps, and finds a prize, search, limits, help and the way out', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const taps = await countTaps(page)

  await test.step('signs up from a game of the home page', async () => {
    await page.goto('/')
    const tile = page.getByRole('link', { name: /Cherry Royale/ }).first()
    await untilHydrated(tile)
    await tile.click()
    await page
      .getByRole('dialog', { name: 'Cherry Royale' })
      .getByRole('button', { name: /Sign up/ })
      .click()
    await fillIn(page, newcomer())
    await page.getByRole('checkbox', { name: /agree/ }).click()
    await page.getByRole('button', { name: 'Create account' }).click()
  })

  await test.step('is welcomed with a gift, and plays the chosen game', async () => {
    const welcome = page.getByRole('dialog', { name: /^Welcome to / })
    await expect(welcome.getByText('10,000').first()).toBeVisible({ timeout: 40_000 })
    await welcome.getByRole('button', { name: 'Start playing' }).click()
    await page.locator('.game[data-phase=idle]').waitFor({ timeout: 40_000 })
    const answered = page.waitForResponse((response) => response.url().includes('/spin/'))
    await page.getByRole('button', { name: 'Spin', exact: true }).click()
    expect((await answered).ok()).toBe(true)
    expect(taps(), 'taps from the home page to the first round').toBeLessThanOrEqual(TAPS_MAX)
    // The counter counts: none of these taps can be left out.
    expect(taps()).toBeGreaterThanOrEqual(5)
    await page.locator('.game[data-phase=idle]').waitFor({ timeout: 40_000 })
  })

  await test.step('gets tips in the lobby, and skips them', async () => {
    await page.getByRole('link', { name: 'Lobby' }).first().click()
    const tip = page.getByRole('dialog', { name: 'Your two balances' })
    await expectInView(tip.getByRole('button', { name: 'Skip' }))
    await tip.getByRole('button', { name: 'Skip' }).click()
    await expect(tip).toBeHidden()
    // The first round counts as a step without a reload.
    const list = page.getByRole('region', { name: 'Complete your account' })
    await expect(list.getByText(/^1 of \d done$/)).toBeVisible()
  })

  await test.step('finds a prize to claim there', async () => {
    const wheel = page.getByRole('dialog', { name: 'Daily wheel' })
    await expectInView(wheel.getByRole('button', { name: 'Spin for free' }))
    await wheel.getByRole('button', { name: 'Close' }).click()
    await expect(wheel).toBeHidden()
  })

  await test.step('sees search in the lobby, and limits, help and the way out in the menu, without scrolling', async () => {
    await page.evaluate('scrollTo(0, 0)')
    await expectInView(page.getByRole('main').getByRole('button', { name: 'Search games' }))
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Account' }).click()
    await expectInView(page.getByRole('link', { name: 'Limits', exact: true }))
    await expectInView(page.getByRole('link', { name: 'Help and support' }))
    const out = page.getByRole('button', { name: 'Sign out' })
    await expectInView(out)
    await out.click()
    await expect(page.getByRole('link', { name: /Sign up/ }).first()).toBeVisible()
  })
})

/** Counts presses on anything but a field that is typed into or chosen from. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('countTap', () => taps++)
  await page.addInitScript(`addEventListener('pointerdown', ({ isTrusted, target }) => {
    if (isTrusted && !target.closest('input:not([type=checkbox]), select, textarea')) countTap()
  }, { capture: true })`)
  return () => taps
}

/** In the viewport as a whole, and covered by nothing. */
async function expectInView(shown: Locator): Promise<void> {
  await expect(shown.first()).toBeInViewport({ ratio: 1, timeout: 40_000 })
  await shown.first().click({ trial: true })
}
