import { expect, expectAccessible, test } from './harness/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the lobby stands still while it loads, and anybody can use it', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.goto('/lobby', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Popular games' })).toBeVisible()
  expect(await page.evaluate('window.shifted')).toBeLessThan(0.01)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'nothing hangs over the edge').toBe(true)
  await expectAccessible(page)
})

test('a modal keeps the focus, gives it back, and follows the back button', async ({ page }) => {
  await page.goto('/lobby')
  const tile = page.getByRole('link', { name: 'Cherry Royale' }).first()
  const modal = page.getByRole('dialog', { name: 'Cherry Royale' })
  await tile.click()
  await expect(modal).toBeVisible()
  await expectAccessible(page)
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab')
  await expect(modal.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(tile).toBeFocused()
  await page.goForward()
  await expect(modal).toBeVisible()
  await page.goBack()
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL(/\/lobby$/)
})

test('a language that is chosen once is found again', async ({ page }) => {
  await page.goto('/library?category=fishing')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/library\?category=fishing$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesca')
  await page.goto('/lobby')
  await expect(page).toHaveURL(/\/es\/lobby$/)
})

/** Adds up what moves by itself, as the browser measures it. */
function watchShifts(): void {
  const watched = globalThis as typeof globalThis & { shifted: number }
  watched.shifted = 0
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) watched.shifted += (entry as PerformanceEntry & { value: number }).value
  }
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
}
