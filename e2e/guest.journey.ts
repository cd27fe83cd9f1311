import { expect, test } from './harness/journey.ts'

test('a guest opens the lobby', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(/Velmora/)
  await expect(page.getByRole('main')).toBeVisible()
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('says so and leads to the lobby', async ({ page }) => {
    const response = await page.goto('/no-such-room')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: 'Return home' }).click()
    await expect(page).toHaveURL(/\/lobby$/)
  })
})
