import { expect, expectAccessible, test } from './harness/journey.ts'
import { newcomer, signUp } from './harness/newcomer.ts'

/** From the lobby's sheet to a slot and a hand with the demo balance, and by signing up to the game itself. */
test('a guest tries a slot and a hand of blackjack, signs up and lands in that game', async ({ page }) => {
  await test.step('a round of a slot moves the demo balance', async () => {
    await page.goto('/lobby?game=cherry-royale')
    await page.getByRole('dialog', { name: 'Cherry Royale' }).getByRole('link', { name: 'Try it free' }).click()
    await expect(page).toHaveURL(/\/game\/cherry-royale\/demo$/)
    await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText('nothing can be won or lost')
    await expect(page.locator('.game[data-phase=idle]')).toBeVisible()
    const balance = page.locator('[data-balance]')
    await expect(balance).toHaveText('10,000')
    await expectAccessible(page)
    // A win may be as large as the play amount.
    await expect(async () => {
      await page.getByRole('button', { name: 'Spin', exact: true }).click()
      await expect(page.locator('.game[data-phase=idle]')).toBeVisible({ timeout: 40_000 })
      await expect(balance).not.toHaveText('10,000', { timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    await page.reload()
    await expect(balance).toHaveText('10,000')
  })

  await test.step('a hand of blackjack is played to its end', async () => {
    await page.goto('/game/velvet-blackjack/demo')
    const settled = page.locator('.game[data-phase=idle]')
    const asking = page.locator('.game[data-phase=choosing]')
    await settled.waitFor()
    await page.getByRole('button', { name: /^(Play|Deal)$/ }).click()
    await expect(page.locator('[data-balance]')).not.toHaveText('10,000')
    await settled.or(asking).waitFor()
    if (await asking.isVisible()) await page.getByRole('button', { name: 'Stand' }).click()
    await settled.waitFor({ timeout: 40_000 })
  })

  await test.step('signing up leads to that game, with a balance that is the player’s own', async () => {
    await page.getByRole('complementary', { name: 'Demo' }).getByRole('button', { name: 'Sign up' }).click()
    await signUp(page, newcomer())
    const greeting = page.getByRole('dialog', { name: /^Welcome to / })
    await greeting.getByRole('button', { name: 'Start playing' }).click({ timeout: 20_000 })
    await expect(page).toHaveURL(/\/game\/velvet-blackjack$/)
    await expect(page.locator('.game[data-phase=idle]')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Entries/ })).toBeVisible()
    await page.goto('/game/velvet-blackjack/demo')
    await expect(page).toHaveURL(/\/game\/velvet-blackjack$/)
  })
})
