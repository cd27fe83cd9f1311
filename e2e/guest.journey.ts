import { ENABLED_COOKIE } from '#features/protection/cookie-consent/shared/consent.ts'
import { expect, expectAccessible, ON_ONE_SCREEN, test } from './harness/journey.ts'
import { shiftsOf, watchShifts } from './harness/layout-shift.ts'

test('a guest opens the lobby', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(/Velmora/)
  await expect(page.getByRole('main')).toBeVisible()
})

test.describe('the cookie question (PRV-6)', () => {
  test.use({ hasChosenCookies: false })

  test('is asked once, and the answer can be changed from the footer', ON_ONE_SCREEN, async ({ page }) => {
    await page.goto('/lobby')
    const question = page.getByRole('region', { name: 'Cookies' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Accept all' }).click()
    await expect(question).toBeHidden()
    await page.reload()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    const modal = page.getByRole('dialog', { name: 'Cookies' })
    const counting = modal.getByRole('switch', { name: 'Anonymous usage stats' })
    await expect(counting).toBeChecked()
    await expect(question).toBeHidden()
    await counting.click()
    await modal.getByRole('button', { name: 'Save choices' }).click()
    await expect(modal).toBeHidden()
    const cookies = await page.context().cookies()
    const enabled = cookies.find(({ name }) => name === ENABLED_COOKIE)?.value
    expect(decodeURIComponent(enabled ?? '').split('|')).not.toContain('usage')
  })
})

test('a slow page shows once its content is complete, without layout shifts afterwards', ON_ONE_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await page.goto('/es/account-closed')
  const line = await page.context().newCDPSession(page)
  const thin = { offline: false, latency: 20, downloadThroughput: 12_000, uploadThroughput: 50_000 }
  await line.send('Network.emulateNetworkConditions', thin)
  await page.goto('/es/account-closed?again')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('says so and links to the lobby', ON_ONE_SCREEN, async ({ page }) => {
    const response = await page.goto('/no-such-room')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: 'Return home' }).click()
    await expect(page).toHaveURL(/\/lobby$/)
  })
})

test('an address acts once: a moved page, a player page, a message, an unknown modal', ON_ONE_SCREEN, async ({ page }) => {
  await page.goto('/mobile-app/library?category=fishing&errorMessage=Something%20%3Cb%3Ehappened%3C/b%3E&openModal=nobody')
  await expect(page.getByText('Something <b>happened</b>')).toBeVisible()
  await expect(page).toHaveURL(/\/library\?category=fishing&webview=true$/)
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden()
  await page.goto('/?invited_by=a-friend')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'refcode')).toMatchObject({ value: 'a-friend' })
  await page.goto('/%47AME/Responsible-Play')
  await expect(page).toHaveURL(/\/game\/responsible-play$/)
  await page.goto('/es/profile/security')
  await expect(page).toHaveURL(/\/es\/signin\?returnTo=%2Fprofile%2Fsecurity$/)
  await page.goto('/lobby?action=login')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/lobby$/)
  await page.goto('/geoblock?reason=timeout&openModal=search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That took too long')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
})

test(
  'a client navigation starts at the top with the heading focused, and going back restores the position',
  ON_ONE_SCREEN,
  async ({ page }) => {
    await page.goto('/lobby')
    // Clicking may scroll the page again: the last scroll position counts.
    await page.evaluate("addEventListener('click', () => { window.leftAt = scrollY }, { capture: true })")
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeFocused()
    expect(await page.evaluate('scrollY')).toBe(0)
    await expect(page.getByRole('status').filter({ hasText: 'How it works' })).toBeAttached()
    const place = (await page.evaluate('leftAt')) as number
    expect(place).toBeGreaterThan(200)
    await page.goBack()
    await expect.poll(() => page.evaluate('scrollY')).toBe(place)
  },
)

test.describe('an app of the brand', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('has its icons and an offline page', ON_ONE_SCREEN, async ({ page, context, request }) => {
    const drawn = await (await page.goto('/es/lobby'))!.text()
    expect(drawn, 'the app is named once the page has woken').not.toContain('manifest.webmanifest')
    const manifest = await (await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)).json()
    expect(manifest).toMatchObject({ name: 'Velmora', lang: 'es' })
    for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toContain(type)
    await page.evaluate('navigator.serviceWorker.ready')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Créditos' }).click()
    await expect(page.getByText('Sin conexión').or(page.getByText('No podemos conectar')).first()).toBeVisible()
    await expect(page).toHaveURL(/\/es\/lobby$/)
    await expect(page.getByRole('heading', { name: 'Juegos populares' })).toBeVisible()
    await page.goto('/es/library')
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Intentar de nuevo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Todos los juegos' })).toBeVisible()
  })
})
