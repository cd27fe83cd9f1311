import { randomBytes } from 'node:crypto'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  type Response,
  test as base,
} from '@playwright/test'
import { AWAKE, hears } from '#apps/site/web/late/hydration.ts'
import { CONSENT_COOKIE, CONSENT_VALUE } from '#features/protection/cookie-consent/shared/consent.ts'
import { violationsOf } from './accessibility.ts'

export { expect }

interface Journey {
  /** Console lines that this journey causes on purpose. */
  readonly expectedErrors: readonly RegExp[]
  /** False for a visitor who has not answered the cookie question yet. */
  readonly hasChosenCookies: boolean
  readonly quietConsole: void
}

/** Skips a test on the narrow screen, where it would be identical. */
export const ON_ONE_SCREEN = { tag: '@one-screen' }

/** A journey fails on any console error or uncaught exception. */
export const test = base.extend<Journey>({
  expectedErrors: [[], { option: true }],
  hasChosenCookies: [true, { option: true }],
  // Each visitor has their own address, because all journeys would share one rate limit otherwise.
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

/** A visitor of their own, on the lightest page. */
export type OpenVisitor = (options?: BrowserContextOptions) => Promise<Page>

/** Opens visitors of a site, which have answered the cookie question. */
export const openerOf =
  (browser: Browser, site: string): OpenVisitor =>
  async (options = {}) => {
    const context = await browser.newContext({ baseURL: site, extraHTTPHeaders: fromOwnAddress(), ...options })
    await chooseCookies(context)
    const page = await context.newPage()
    await wakeAfterLoad(page)
    await page.goto('/offline.html')
    return page
  }

/** A page counts as loaded once hydrated: its scripts load after the visible content. */
export async function wakeAfterLoad(page: Page): Promise<void> {
  await page.addInitScript(`window.awake = new Promise((wakes) => addEventListener('${AWAKE}', () => wakes(), { once: true }))`)
  for (const way of ['goto', 'reload'] as const) {
    const load = page[way].bind(page) as (...args: unknown[]) => Promise<Response | null>
    // Offline it never hydrates, and a page may redirect before it does.
    const awake = () => page.evaluate(WAITS).catch(() => undefined)
    Object.assign(page, { [way]: (...args: unknown[]) => load(...args).then((answer) => awake().then(() => answer)) })
  }
}

/** Waits until parts that hydrate after the frame are hydrated, too. */
export async function untilHydrated(parts: Locator): Promise<void> {
  for (const part of await parts.all()) await expect.poll(() => part.evaluate(hears)).toBe(true)
}

const WAITS = `[...document.scripts].some(({ text }) => text.includes('${AWAKE}'))
  ? Promise.race([window.awake, new Promise((ends) => setTimeout(ends, 8_000))])
  : undefined`

/** Answers the cookie question in advance, for every host: necessary only. */
export const chooseCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (given) => {
      // The initial blank page has no cookies.
      if (location.protocol.startsWith('http')) document.cookie = `${given}; path=/`
    },
    `${CONSENT_COOKIE}=${encodeURIComponent(CONSENT_VALUE)}`,
  )

/** Where a journey failed, for readers of the log: the address, and the last screen content. */
async function standing(page: Page): Promise<string> {
  const seen = await page.locator('[role=dialog], main').last().ariaSnapshot({ timeout: 5_000 }).catch(String)
  return `${page.url()}\n${seen.split('\n').slice(0, 25).join('\n')}`
}

/** Headers with an address that no other visitor has. */
export const fromOwnAddress = (): Record<string, string> => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })

/** Asserts that axe finds no violation of WCAG 2.1 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}
