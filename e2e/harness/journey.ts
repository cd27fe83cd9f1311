import { randomBytes } from 'node:crypto'
import { type BrowserContext, expect, type Page, type Response, test as base } from '@playwright/test'
import { AWAKE } from '#apps/site/web/late/waking.ts'
import { CONSENT_COOKIE, CONSENT_VALUE } from '#features/cookie-consent/shared/consent.ts'
import { violationsOf } from './accessibility.ts'

export { expect }

interface Journey {
  /** Lines of the console that this journey means to cause. */
  readonly expectedErrors: readonly RegExp[]
  /** False for who has not been asked about cookies yet. */
  readonly hasChosenCookies: boolean
  readonly quietConsole: void
}

/** Of a test whose file goes to both screens, that the wide one alone takes: it is the same on the narrow one. */
export const ON_ONE_SCREEN = { tag: '@one-screen' }

/** A journey fails by itself on any error in the console or thrown on a page. */
export const test = base.extend<Journey>({
  expectedErrors: [[], { option: true }],
  hasChosenCookies: [true, { option: true }],
  // Everybody comes from an address of their own, or the limits for one address would count all journeys together.
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use(fromOwnAddress()),
  page: async ({ page }, use) => {
    await wakeAfterLoad(page)
    await use(page)
  },
  quietConsole: [
    async ({ context, expectedErrors, hasChosenCookies }, use, info) => {
      if (hasChosenCookies) await chooseCookies(context)
      const errors: string[] = []
      context.on('console', (line) => {
        if (line.type() === 'error') errors.push(`${line.text()} (${line.location().url})`)
      })
      context.on('weberror', (thrown) => {
        errors.push(`${String(thrown.error())} (${thrown.page()?.url()})`)
      })
      await use()
      if (info.errors.length > 0) for (const page of context.pages()) process.stdout.write(`${await standing(page)}\n`)
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** A page counts as loaded when it hears presses: its scripts come after what can be seen. */
export async function wakeAfterLoad(page: Page): Promise<void> {
  await page.addInitScript(`window.awake = new Promise((wakes) => addEventListener('${AWAKE}', () => wakes(), { once: true }))`)
  for (const way of ['goto', 'reload'] as const) {
    const load = page[way].bind(page) as (...args: unknown[]) => Promise<Response | null>
    // Without a network it never wakes; and a page may lead on before it does.
    const awake = () => page.evaluate(WAITS).catch(() => undefined)
    Object.assign(page, { [way]: (...args: unknown[]) => load(...args).then((answer) => awake().then(() => answer)) })
  }
}

const WAITS = `[...document.scripts].some(({ text }) => text.includes('${AWAKE}'))
  ? Promise.race([window.awake, new Promise((ends) => setTimeout(ends, 8_000))])
  : undefined`

/** Answers the question about cookies beforehand, at every host: only what is necessary. */
export const chooseCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (given) => {
      // The empty page before the first has no cookies.
      if (location.protocol.startsWith('http')) document.cookie = `${given}; path=/`
    },
    `${CONSENT_COOKIE}=${encodeURIComponent(CONSENT_VALUE)}`,
  )

/** Where a journey broke off, for who has nothing but the output: the address, and what was last on the screen. */
async function standing(page: Page): Promise<string> {
  const seen = await page.locator('[role=dialog], main').last().ariaSnapshot({ timeout: 5_000 }).catch(String)
  return `${page.url()}\n${seen.split('\n').slice(0, 25).join('\n')}`
}

/** Headers of somebody at an address that nobody else has. */
export const fromOwnAddress = (): Record<string, string> => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })

/** No rule of WCAG 2.1 A and AA that a program can check is broken. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}
