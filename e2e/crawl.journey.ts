import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test'
import { THEMES } from '#themes/all.ts'
import { exampleOf, ROUTE_PATHS } from './harness/addresses.ts'
import { NECESSARY, OPTIONAL } from '#features/cookie-consent/shared/consent.ts'
import { newViolationsOf } from './harness/accessibility.ts'
import { chooseCookies, expect, fromOwnAddress, test, wakeAfterLoad } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'
import { shiftsOf, watchShifts } from './harness/shifts.ts'
import { watchTraffic } from './harness/traffic.ts'

/**
 * Every page of the site as a guest and as a player: quiet console, no request that fails, nothing that moves by itself, is
 * hard to use or over the edge, no dead link. `CRAWL=all`, or `CRAWL=velmora,sundrift/es/guest`: in both languages, on both screens.
 */
test.describe.configure({ mode: 'parallel', timeout: process.env.CRAWL ? 1_800_000 : 300_000 })

interface Walk {
  readonly theme: string
  readonly locale: 'en' | 'es'
  readonly isGuest: boolean
  readonly screens: readonly [ViewportSize, ...ViewportSize[]]
}

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }
/** The narrowest that there is, which is also a wider one at 400 %: nothing is over its edge. */
const NARROWEST = { width: 320, height: 640 }

const ALL: readonly Walk[] = THEMES.flatMap(({ id }) =>
  (['en', 'es'] as const).flatMap((locale) =>
    [false, true].map((isGuest) => ({ theme: id, locale, isGuest, screens: [WIDE, NARROW] as const })),
  ),
)
/**
 * One of each kind where every minute counts: the narrow screen takes the guest and what guests may see, the wide one
 * the player and what is for players alone.
 */
const SHORT: readonly Walk[] = [
  { theme: 'sundrift', locale: 'es', isGuest: true, screens: [NARROW] },
  { theme: 'velmora', locale: 'en', isGuest: false, screens: [WIDE] },
]

const asked = process.env.CRAWL
const isAsked = ({ theme, locale, isGuest }: Walk): boolean =>
  asked === 'all' ||
  asked?.split(',').some((each) => `${theme}/${locale}/${isGuest ? 'guest' : 'player'}`.startsWith(each)) === true
const walks = asked === undefined ? SHORT : ALL.filter(isAsked)

for (const theme of new Set(walks.map((walk) => walk.theme))) {
  test(`every page of ${theme} shows, works and leads on`, async ({ browser, baseURL }) => {
    const site = `http://${theme}.localhost:${new URL(baseURL ?? '').port}`
    const looked = new Map<number, Set<string>>()
    const faults: string[] = []
    for (const walk of walks.filter((each) => each.theme === theme)) {
      const name = `${walk.isGuest ? 'guest' : 'player'}, ${walk.locale}`
      await test.step(name, async () => {
        const context = await browser.newContext({ ...lookOf(walk), baseURL: site, extraHTTPHeaders: fromOwnAddress() })
        await chooseCookies(context)
        const page = await context.newPage()
        await wakeAfterLoad(page)
        await watchShifts(page)
        if (!walk.isGuest) await arrive(page)
        const found = await walkThrough(page, { ...walk, site, looked, isWalked: await pagesFor(walk, browser, site) })
        for (const cookie of await unlistedCookies(context)) found.push(`a cookie that no list names: ${cookie}`)
        await context.close()
        faults.push(...found.map((fault) => `${name}: ${fault}`))
        if (asked !== undefined) process.stdout.write(`${theme}, ${name}: ${found.length} faults\n${found.join('\n')}\n`)
      })
    }
    expect(faults).toEqual([])
  })
}

/** A phone where the narrow screen is all that is looked at; else a window that is made narrow. */
const lookOf = ({ screens: [first] }: Walk) => ({
  viewport: first,
  hasTouch: first === NARROW,
  isMobile: first === NARROW,
  reducedMotion: 'reduce' as const,
  timezoneId: 'America/New_York',
})

/** What the browser keeps for this site without the visitor being told what for. */
async function unlistedCookies(context: BrowserContext): Promise<string[]> {
  const listed = [...NECESSARY, ...OPTIONAL].flatMap(({ names }) => names)
  return (await context.cookies()).map(({ name }) => name.replace('__Host-', '')).filter((name) => !listed.includes(name))
}

/** Somebody with a round in their history. */
async function arrive(page: Page): Promise<void> {
  await signUpByCalls(page)
  await callOf(page, '/rest/player/game-mode/switch-to-tournament-points/', {})
  await callOf(page, '/rest/game/cherry-royale/spin/', { stake: 2000 })
}

type IsWalked = (path: string) => Promise<boolean>

/**
 * Of guests the pages that they are let see: all others lead to the same one. Of players all, and where time is short
 * those that guests are sent away from.
 */
async function pagesFor({ locale, isGuest }: Walk, browser: Browser, site: string): Promise<IsWalked> {
  if (!isGuest && asked !== undefined) return () => Promise.resolve(true)
  // A page asks, as the browser alone knows hosts below `localhost`.
  const page = await browser.newPage({ extraHTTPHeaders: fromOwnAddress() })
  await page.goto(`${site}/manifest.webmanifest`)
  return async (path) => {
    const isForPlayers = await page.evaluate(
      async (asked) => (await fetch(asked, { headers: { accept: 'text/html' }, redirect: 'manual' })).type === 'opaqueredirect',
      inLocale(path, locale),
    )
    return isForPlayers !== isGuest
  }
}

interface Way extends Walk {
  readonly site: string
  /** Of each width what has been looked at. */
  readonly looked: Map<number, Set<string>>
  readonly isWalked: IsWalked
}

async function walkThrough(page: Page, { site, locale, screens, looked, isWalked }: Way): Promise<string[]> {
  const links = new Map<string, string>()
  let here = ''
  const faults = listFaults(page, () => here)
  const traffic = watchTraffic(page)
  const visit = async (path: string) => {
    here = path
    await page.goto(site + inLocale(path, locale))
    await page.locator('h1').first().waitFor({ state: 'attached' })
    // On the screen where the last page ended first: a page is laid out anew for each.
    const before = page.viewportSize()
    for (const screen of screens.toSorted((one) => (one.width === before?.width ? -1 : 1))) {
      if (screen.width !== page.viewportSize()?.width) await page.setViewportSize(screen)
      await page.evaluate(DRAWN)
      await traffic.quiet()
      const known = looked.get(screen.width) ?? new Set()
      looked.set(screen.width, known)
      // Where the page came up: a window that is made narrow moves everything.
      const moved = screen.width === before?.width ? await shiftsOf(page) : []
      const seen = [...moved, ...(await newViolationsOf(page, known)), ...(await hangsOver(page))]
      faults.push(...seen.map((fault) => `${path}, ${screen.width} wide: ${fault}`))
      if (screen === NARROW) faults.push(...(await hangsWhereNarrowest(page)).map((fault) => `${path}, ${fault}`))
      for (const link of await linksOf(page, site, locale)) if (!links.has(link)) links.set(link, path)
    }
  }
  // Those without parameters first: they link to examples of the others.
  for (const path of ROUTE_PATHS.toSorted((one, other) => Number(one.includes(':')) - Number(other.includes(':')))) {
    const example = exampleOf(
      path,
      [...links.keys()].map((link) => link.split(/[?#]/)[0]!),
    )
    if (example && (await isWalked(example))) await visit(example)
  }
  faults.push(...(await deadOnes(page, locale, links)))
  return faults
}

/** What the browser complains of from now on, each with the page where it was. */
function listFaults(page: Page, here: () => string): string[] {
  const faults: string[] = []
  const add = (fault: string) => void faults.push(`${here()}: ${fault}`)
  page.on('console', (line) => line.type() === 'error' && add(line.text()))
  page.on('pageerror', (error) => add(String(error)))
  page.on('response', (response) => response.status() >= 400 && add(`${response.status()} ${response.url()}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (!why.includes('ERR_ABORTED')) add(`${why} ${request.url()}`)
  })
  return faults
}

/** A window that was made narrow tells its width before its styles have met it: on a busy machine only frames later. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))'

/** A page is moved by its length alone. */
const hangsOver = async (page: Page): Promise<string[]> =>
  ((await page.evaluate(OVER)) as string[]).map((what) => `${what} hangs over the edge`)

/** The window is made narrower for a moment. */
async function hangsWhereNarrowest(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST)
  await page.evaluate(DRAWN)
  const over = await hangsOver(page)
  await page.setViewportSize(NARROW)
  await page.evaluate(DRAWN)
  return over.map((fault) => `${NARROWEST.width} wide: ${fault}`)
}

const OVER = `[
  ...(document.documentElement.scrollWidth > innerWidth ? ['it'] : []),
  ...[...document.querySelectorAll('.logo-name')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => 'the name ' + textContent),
]`

/** Links of this page to this site, without language prefix. */
async function linksOf(page: Page, site: string, locale: Walk['locale']): Promise<string[]> {
  const hrefs = await page.locator('a[href]').evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
  return hrefs.filter((href) => href.startsWith(`${site}/`)).map((href) => bare(href.slice(site.length), locale))
}

/** Links that answer with a refusal, asked for by the page as a visitor would. */
async function deadOnes(page: Page, locale: Walk['locale'], links: ReadonlyMap<string, string>): Promise<string[]> {
  // Pages that were walked through are known; those of the other language have a walk of their own.
  const pages = new Set([...links.keys()].map((link) => link.split(/[?#]/)[0]!))
  const unseen = [...pages].filter((page) => !ROUTE_PATHS.includes(page) && !page.startsWith('/es'))
  const paths = unseen.map((page) => inLocale(page, locale))
  const dead = await page.evaluate(async (asked) => {
    const refused: string[] = []
    for (const path of asked) {
      const { status } = await fetch(path, { headers: { accept: 'text/html' } })
      if (status >= 400) refused.push(`${path} answers ${status}`)
    }
    return refused
  }, paths)
  return dead.map((line) => `a link to ${line}, first on ${links.get(bare(line.split(' ')[0]!, locale)) ?? 'some page'}`)
}

const inLocale = (path: string, locale: Walk['locale']): string => (locale === 'en' ? path : `/${locale}${path}`)

const bare = (path: string, locale: Walk['locale']): string =>
  locale === 'en' ? path : path.replace(new RegExp(`^/${locale}(?=/|$|\\?|#)`), '') || '/'
