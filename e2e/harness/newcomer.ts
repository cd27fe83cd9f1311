import { expect, type Page } from '@playwright/test'

/** Somebody who signs up in the browser, with an address of their own. */
export interface Newcomer {
  readonly email: string
  readonly password: string
}

export const newcomer = (): Newcomer => ({
  email: `guest-${crypto.randomUUID().slice(0, 8)}@mail.example`,
  password: 'plum tram forty gull',
})

/** Fills the sign-up form that is on the screen, and sends it. */
export async function signUp(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Date of birth').fill('05/01/1990')
  await page.getByLabel('State', { exact: true }).selectOption('NY')
  await page.getByRole('checkbox', { name: /read/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Follows the link of the latest mail to this address, as the development mail page shows it. */
export async function followMail(page: Page, { email }: Newcomer): Promise<void> {
  const inbox = await page.context().newPage()
  await inbox.goto('/dev/mail')
  const link = await inbox.locator('article', { hasText: email }).first().getByRole('link').getAttribute('href')
  await inbox.close()
  expect(link, 'the mail has a link').toBeTruthy()
  // The site's own address: the mail names the public one.
  const { pathname, search } = new URL(link ?? '')
  await page.goto(pathname + search)
}

/** Agrees to every document of the modal that stands before the site. */
export async function confirmTerms(page: Page): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Before you play on' })
  await modal.getByRole('button', { name: 'I have read and agree' }).click()
  await expect(modal).toBeHidden()
}

/** What is in the new account is read, which ends the registration, and closed. */
export async function closeGreeting(page: Page): Promise<void> {
  const greeting = page.getByRole('dialog', { name: /^Welcome to / })
  await expect(greeting).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => isGreeted(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(greeting).toBeHidden()
}

async function isGreeted(page: Page): Promise<boolean> {
  const { data } = (await callOf(page, '/rest/player/profile/')) as { data: { Registration: { complete: boolean } } }
  return data.Registration.complete
}

/** A call of the page's own site, without its screens. */
export const callOf = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const reply = await fetch(to, sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {})
      return (await reply.json()) as unknown
    },
    [path, body] as const,
  )

/** Somebody new with the terms confirmed, greeted already, where the way there is not what is looked at. */
export async function signUpByCalls(page: Page): Promise<void> {
  // The lightest page there is.
  await page.goto('/offline.html')
  const { password } = newcomer()
  // By name: whoever gives an e-mail has to confirm it before prizes come.
  const login = `guest-${crypto.randomUUID().slice(0, 8)}`
  const form = { typeRegistration: 'login', login, password, birthDate: '1990-05-01', state: 'NY' }
  expect(await callOf(page, '/rest/player/sign-up/', form)).toMatchObject({ success: true })
  const { data } = (await callOf(page, '/rest/terms/unconfirmed/')) as { data: { documents: { id: string }[] } }
  await callOf(page, '/rest/terms/confirm/', { ids: data.documents.map(({ id }) => id) })
  await callOf(page, '/rest/player/registration/complete/', {})
}
