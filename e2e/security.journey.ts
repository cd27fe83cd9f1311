import type { Page } from '@playwright/test'
import { codeAt, secretOfText } from '#platform/auth/second-factor/totp.ts'
import type { Instant } from '#kernel/time.ts'
import { expect, expectAccessible, test } from './harness/journey.ts'
import { callOf, confirmTerms, newcomer } from './harness/newcomer.ts'

/** A passkey in Chromium's virtual authenticator: it confirms automatically, or waits for a user who never comes. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    answer: (enabled: boolean) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

// Signed out by a call, a page may still request player data.
test.use({ expectedErrors: [/status of 401/] })

const signOut = (page: Page) => callOf(page, '/rest/logout/', {})
/** The player's header is visible: all redirects have finished. */
async function isIn(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/signin|signup/, { timeout: 20_000 })
  // A new player's modals hide the header from assistive technology.
  const modal = page.getByRole('dialog', { name: /^(Before you continue|Welcome to)/ })
  await expect(
    page
      .getByRole('radio', { name: /^Coins/ })
      .or(modal)
      .first(),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('a player sets up two-step sign-in and a passkey, and signs in with each', async ({ page, baseURL }) => {
  // Passkeys require a host name, not an IP address.
  const site = (baseURL ?? '').replace('127.0.0.1', 'velmora.localhost')
  const authenticator = await addAuthenticator(page)
  const { email, password } = newcomer()
  await page.goto(`${site}/signin`)
  const form = { typeRegistration: 'email', email, password, birthDate: '1990-05-01', state: 'TX' }
  expect(await callOf(page, '/rest/player/sign-up/', form)).toMatchObject({ success: true })
  await callOf(page, '/rest/player/registration/complete/', {})
  await page.goto(`${site}/profile/security`)
  await confirmTerms(page)
  let codes: string[] = []

  await test.step('the app’s first code enables two-step sign-in', async () => {
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expectAccessible(page)
    const key = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
    await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secretOfText(key), Date.now() as Instant))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Save your recovery codes')).toBeVisible()
    codes = await page
      .getByRole('listitem')
      .filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })
      .allInnerTexts()
    expect(codes).toHaveLength(10)
    await page.getByRole('button', { name: 'I saved them' }).click()
    await expect(page.getByText('On, with an authenticator app')).toBeVisible()
  })

  await test.step('a passkey is created under a name', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Passkey name').fill('My phone')
    await page.getByRole('button', { name: 'Create passkey' }).click()
    await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the password alone is not enough, and a code completes the sign-in', async () => {
    await authenticator.answer(false)
    await signOut(page)
    await page.goto(`${site}/signin`)
    await page.getByLabel('Email or username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await isIn(page)
  })

  await test.step('the passkey alone signs in', async () => {
    await signOut(page)
    // Offered as autofill of the name field, which Chromium's virtual authenticator accepts immediately.
    await authenticator.answer(true)
    await page.goto(`${site}/signin`)
    await isIn(page)
    await page.goto(`${site}/profile/security`)
    await expect(page.getByText('9 recovery codes left')).toBeVisible()
  })
})

test('a visitor signs up with a social login, and finds it linked', async ({ page }) => {
  const { email } = newcomer()
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Continue with Local account' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('You canceled, so nothing changed.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await page.getByRole('button', { name: 'Continue with Local account' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`You’re signing up with Local account as ${email}.`)).toBeVisible()
  await page.getByLabel('Date of birth').fill('05/01/1990')
  await page.getByLabel('State', { exact: true }).selectOption('TX')
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await isIn(page)
  await callOf(page, '/rest/player/registration/complete/', {})
  await page.goto('/profile/socials')
  await expect(page.getByText(`Linked as ${email}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unlink Local account' }).click()
  await expect(page.getByText('This is your only way to sign in.')).toBeVisible()
})
