import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test'
import { THEMES } from '#themes/all.ts'
import { exampleOf, ROUTE_PATHS } from './harness/addresses.ts'
import { NECESSARY, OPTIONAL } from '#features/protection/cookie-consent/shared/consent.ts'
import { newViolationsOf } from './harness/accessibility.ts'
import { chooseCookies, expect, fromOwnAddress, test, wakeAfterLoad } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'
import { signInAsOwner } from './harness/operators.ts'
import { shiftsOf, watchShifts } from './harness/layout-shift.ts'
import { watchTraffic } from './harness/traffic.ts'

/**
 * Crawls every page as a guest, as a player and as an operator: no console output, failed request, layout shift,
 * accessibility fault, overflow or dead link. `CRAWL=all`, or `CRAWL=velmora,sundrift/es/guest`: in both languages, on
 * both screens.
 */
test.describe.configure({ mode: 'parallel', timeout: process.env.CRAWL ? 1_800_000 : 300_000 })

type Visitor = 'guest' | 'player' | 'operator'

interface Walk {
  readonly theme: string
  readonly locale: 'en' | 'es'
  readonly as: Visitor
  readonly screens: readonly [ViewportSize, ...ViewportSize[]]
}

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }
/** The narrowest width, which equals a wider one at 400 % zoom: nothing overflows. */
const NARROWEST = { width: 320, height: 640 }

/** The back office speaks English alone. */
const ALL: readonly Walk[] = THEMES.flatMap(({ id: theme }) =>
  (['en/guest', 'en/player', 'en/operator', 'es/guest', 'es/player'] as const).map((walk) => {
    const [locale, as] = walk.split('/') as [Walk['locale'], Visitor]
    return { theme, locale, as, screens: [WIDE, NARROW] }
  }),
)
/**
 * The quick selection: the narrow screen crawls as a guest, the wide one crawls the player-only pages, and the back
 * office is crawled on both.
 */
const SHORT: readonly Walk[] = [
  { theme: 'sundrift', locale: 'es', as: 'guest', screens: [NARROW] },
  { theme: 'velmora', locale: 'en', as: 'player', screens: [WIDE] },
  { theme: 'tidewick', locale: 'en', as: 'operator', screens: [WIDE, NARROW] },
]

const asked = process.env.CRAWL
const isAsked = ({ theme, locale, as }: Walk): boolean =>
  asked === 'all' || asked?.split(',').some((each) => `${theme}/${locale}/${as}`.startsWith(each)) === true
const walks = asked === undefined ? SHORT : ALL.filter(isAsked)

for (const theme of new Set(walks.map((walk) => walk.theme))) {
  test(`A11Y-1 every page of ${theme} renders, works and has working links`, async ({ browser, baseURL }) => {
    const site = `http://${theme}.localhost:${new URL(baseURL ?? '').port}`
    const looked = new Map<number, Set<string>>()
    const faults: string[] = []
    for (const walk of walks.filter((each) => each.theme === theme)) {
      const name = `${walk.as}, ${walk.locale}`
      await test.step(name, async () => {
        const context = await browser.newContext({ ...lookOf(walk), baseURL: site, extraHTTPHeaders: fromOwnAddress() })
        await chooseCookies(context)
        const page = await context.newPage()
        await wakeAfterLoad(page)
        await watchShifts(page)
        if (walk.as === 'player') await arrive(page)
        if (walk.as === 'operator') {
          await page.goto('/manifest.webmanifest')
          await signInAsOwner(page)
        }
        const found = await walkThrough(page, { ...walk, site, looked, isWalked: await pagesFor(walk, browser, site) })
        // The list is for visitors of the site, not for its staff.
        const unlisted = walk.as === 'operator' ? [] : await unlistedCookies(context)
        for (const cookie of unlisted) found.push(`a cookie that no list names: ${cookie}`)
        await context.close()
        faults.push(...found.map((fault) => `${name}: ${fault}`))
        if (asked !== undefined) process.stdout.write(`${theme}, ${name}: ${found.length} faults\n${found.join('\n')}\n`)
      })
    }
    expect(faults).toEqual([])
  })
}

/** A phone if only the narrow screen is crawled; otherwise a window that is resized. */
const lookOf = ({ screens: [first] }: Walk) => ({
  viewport: first,
  hasTouch: first === NARROW,
  isMobile: first === NARROW,
  reducedMotion: 'reduce' as const,
  timezoneId: 'America/New_York',
})

/** Browser storage that the site uses without telling the visitor its purpose. */
async function unlistedCookies(context: BrowserContext): Promise<string[]> {
  const listed = [...NECESSARY, ...OPTIONAL].flatMap(({ names }) => names)
  return (await context.cookies()).map(({ name }) => name.replace('__Host-', '')).filter((name) => !listed.includes(name))
}

/** A player with a round in their history. */
async function arrive(page: Page): Promise<void> {
  await signUpByCalls(page)
  await callOf(page, '/rest/player/game-mode/switch-to-tournament-points/', {})
  await callOf(page, '/rest/game/cherry-royale/spin/', { stake: 2000 })
}

type IsWalked = (path: string) => Promise<boolean>

const isDesk = (path: string): boolean => path.startsWith('/operator/')

/**
 * As a guest, the pages that guests may see: all others redirect to the same one. As a player all pages, or in the
 * quick crawl those closed to guests. The back office is an operator's; it shows everyone else one form everywhere.
 */
async function pagesFor({ locale, as }: Walk, browser: Browser, site: string): Promise<IsWalked> {
  if (as === 'operator') return (path) => Promise.resolve(isDesk(path) || path === '/operator')
  if (as === 'player' && asked !== undefined) return (path) => Promise.resolve(!isDesk(path))
  // Requests from within the page, because only the browser resolves hosts below `localhost`.
  const page = await browser.newPage({ extraHTTPHeaders: fromOwnAddress() })
  await page.goto(`${site}/manifest.webmanifest`)
  return async (path) => {
    if (isDesk(path)) return false
    const isForPlayers = await page.evaluate(
      async (asked) => (await fetch(asked, { headers: { accept: 'text/html' }, redirect: 'manual' })).type === 'opaqueredirect',
      inLocale(path, locale),
    )
    return isForPlayers === (as === 'player')
  }
}

interface Way extends Walk {
  readonly site: string
  /** What was checked at each width. */
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
    // Starts on the screen where the last page ended, because resizing lays a page out again.
    const before = page.viewportSize()
    for (const screen of screens.toSorted((one) => (one.width === before?.width ? -1 : 1))) {
      if (screen.width !== page.viewportSize()?.width) await page.setViewportSize(screen)
      await page.evaluate(DRAWN)
      await traffic.quiet()
      const known = looked.get(screen.width) ?? new Set()
      looked.set(screen.width, known)
      // At the page's initial width: resizing moves everything.
      const moved = screen.width === before?.width ? await shiftsOf(page) : []
      const seen = [...moved, ...(await newViolationsOf(page, known)), ...(await hangsOver(page))]
      faults.push(...seen.map((fault) => `${path}, ${screen.width} wide: ${fault}`))
      if (screen === NARROW) faults.push(...(await hangsWhereNarrowest(page)).map((fault) => `${path}, ${fault}`))
      for (const link of await linksOf(page, site, locale)) if (!links.has(link)) links.set(link, path)
    }
  }
  // Paths without parameters first: they link to examples of the others.
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

/** The console's complaints from now on, each with its page. */
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

/** A resized window reports its width before styles apply; on a busy machine frames earlier. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))'

/** Only the page's length causes scrolling. */
const hangsOver = async (page: Page): Promise<string[]> =>
  ((await page.evaluate(OVER)) as string[]).map((what) => `${what} hangs over the edge`)

/** Narrows the window for a moment. */
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

/** Links that answer with an error, requested from the page as a visitor would. */
async function deadOnes(page: Page, locale: Walk['locale'], links: ReadonlyMap<string, string>): Promise<string[]> {
  // Crawled pages are known; those of the other language have a crawl of their own.
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
