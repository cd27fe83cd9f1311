import { expect, type Page } from '@playwright/test'

/** A visitor who signs up in the browser, with an address of their own. */
export interface Newcomer {
  readonly email: string
  readonly password: string
}

export const newcomer = (): Newcomer => ({
  email: `guest-${crypto.randomUUID().slice(0, 8)}@mail.example`,
  password: 'plum tram forty gull',
})

/** Types what the visible sign-up form asks for. */
export async function fillIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Date of birth').fill('05/01/1990')
  await page.getByLabel('State', { exact: true }).selectOption('TX')
}

/** Fills in and submits the visible sign-up form. */
export async function signUp(page: Page, me: Newcomer): Promise<void> {
  await fillIn(page, me)
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Follows the link of the latest mail to this address, from the development mail page. */
export async function followMail(page: Page, { email }: Newcomer): Promise<void> {
  const inbox = await page.context().newPage()
  await inbox.goto('/dev/mail')
  const link = await inbox.locator('article', { hasText: email }).first().getByRole('link').getAttribute('href')
  await inbox.close()
  expect(link, 'the mail has a link').toBeTruthy()
  // The site's local address: the mail has the public one.
  const { pathname, search } = new URL(link ?? '')
  await page.goto(pathname + search)
}

/** Accepts every document of the terms modal. */
export async function confirmTerms(page: Page): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Before you continue' })
  await modal.getByRole('button', { name: 'I agree' }).click()
  await expect(modal).toBeHidden()
}

/** Completes the registration by reading the welcome, and closes it. The tips that would follow are over. */
export async function closeGreeting(page: Page): Promise<void> {
  const greeting = page.getByRole('dialog', { name: /^Welcome to / })
  await expect(greeting).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => isGreeted(page)).toBe(true)
  await endTips(page)
  await page.keyboard.press('Escape')
  await expect(greeting).toBeHidden()
}

/** The first call that ends the tips shows them: this one, which has no screen. */
const endTips = (page: Page): Promise<unknown> => callOf(page, '/rest/player/first-steps/end/', { part: 'tips' })

async function isGreeted(page: Page): Promise<boolean> {
  const { data } = (await callOf(page, '/rest/player/profile/')) as { data: { Registration: { complete: boolean } } }
  return data.Registration.complete
}

/** A call from the page's own origin, without its screens. */
export const callOf = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const reply = await fetch(to, sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {})
      return (await reply.json()) as unknown
    },
    [path, body] as const,
  )

/** A new player with the terms accepted and the welcome closed, for tests of something else. */
export async function signUpByCalls(page: Page): Promise<Newcomer> {
  // The lightest page.
  await page.goto('/offline.html')
  const me = newcomer()
  const { email, password } = me
  const form = { typeRegistration: 'email', email, password, birthDate: '1990-05-01', state: 'TX' }
  expect(await callOf(page, '/rest/player/sign-up/', form)).toMatchObject({ success: true })
  const { data } = (await callOf(page, '/rest/terms/unconfirmed/')) as { data: { documents: { id: string }[] } }
  await callOf(page, '/rest/terms/confirm/', { ids: data.documents.map(({ id }) => id) })
  await callOf(page, '/rest/player/registration/complete/', {})
  await endTips(page)
  // Prizes are granted once the address is confirmed.
  await confirmByCall(page, email)
  return me
}

/** Confirms the address with the token of its mail, from the development mail page. */
async function confirmByCall(page: Page, email: string): Promise<void> {
  await expect(async () => {
    const mails = JSON.stringify(await callOf(page, `/dev/mail.json?to=${encodeURIComponent(email)}`))
    const token = /[?&]token=([\w-]+)/.exec(mails)?.[1]
    expect(token, 'the mail has a token').toBeTruthy()
    expect(await callOf(page, '/rest/player/email/confirm/', { token })).toMatchObject({ success: true })
  }).toPass()
}
