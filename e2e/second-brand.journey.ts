import { expect, expectAccessible, ON_ONE_SCREEN, test } from './harness/journey.ts'
import { newcomer } from './harness/newcomer.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The same build under another host name: its own look and name, here in Spanish. */
test('another brand greets in Spanish, signs up a visitor and shows its prizes', ON_ONE_SCREEN, async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const brand = `http://sundrift.localhost:${port}`
  const me = newcomer()

  await page.goto(`${brand}/es/lobby`)
  await expect(page).toHaveTitle(/Sundrift/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'sundrift')
  await expect(page.getByRole('heading', { name: 'Juegos populares' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${brand}/es/signup`)
  await page.locator('[name=email]').fill(me.email)
  await page.locator('[name=password]').fill(me.password)
  await page.locator('[name=birthDate]').fill('05/01/1990')
  await page.locator('[name=state]').selectOption('TX')
  await page.locator('[name=hasAgreed]').check()
  await page.locator('form button[type=submit]').click()

  await expect(page.getByRole('dialog', { name: /Sundrift/ })).toBeVisible({ timeout: 20_000 })

  await page.goto(`${brand}/es/?openModal=daily-login`)
  const prize = page.getByRole('dialog', { name: 'Premio diario' })
  await expect(prize).toBeVisible()
  await expectAccessible(page)
})

test(
  'a brand with a sign-in modal shows it over its lobby, at the address where others have a page',
  ON_ONE_SCREEN,
  async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '')
    await page.goto(`http://bellwhim.localhost:${port}/signin?returnTo=%2Frounds`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'bellwhim')
    await expect(page).toHaveURL(/\/lobby\?.*openModal=signin/)
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`http://velmora.localhost:${port}/signin`)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  },
)
