import type { Browser, BrowserContext, Page, PlaywrightTestProject } from '@playwright/test'
import { THEMES } from '#themes/all.ts'
import { exampleOf, ROUTE_PATHS } from './harness/addresses.ts'
import { NECESSARY, OPTIONAL } from '#features/cookie-consent/shared/consent.ts'
import { chooseCookies, expect, fromOwnAddress, test, violationsOf } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'

/**
 * Every page of the site as a guest and as a player: nothing in the console, no request that fails, nothing that a
 * program can see to be hard to use, and no link that leads nowhere. `CRAWL=all` goes through all brands and languages.
 */
test.setTimeout(process.env.CRAWL ? 7_200_000 : 300_000)

type ProjectUse = NonNullable<PlaywrightTestProject['use']>

interface Walk {
  readonly theme: string
  readonly locale: 'en' | 'es'
  readonly isGuest: boolean
}

const ALL: readonly Walk[] = THEMES.flatMap(({ id }) =>
  (['en', 'es'] as const).flatMap((locale) => [true, false].map((isGuest) => ({ theme: id, locale, isGuest }))),
)
/**
 * One of each kind where every minute counts: the narrow screen takes the guest and what guests may see, the wide one
 * the player and what is for players alone.
 */
const SHORT: readonly Walk[] = [
  { theme: 'sundrift', locale: 'es', isGuest: true },
  { theme: 'velmora', locale: 'en', isGuest: false },
]

const asked = process.env.CRAWL
const walks = asked === undefined ? SHORT : asked === 'all' ? ALL : ALL.filter(({ theme }) => asked.split(',').includes(theme))

test('every page of the site shows, works and leads on', async ({ browser, baseURL }, { project }) => {
  const mine = walks.filter(({ isGuest }) => asked !== undefined || isGuest === (project.name === 'mobile'))
  const faults: string[] = []
  for (const walk of mine) {
    const name = `${walk.isGuest ? 'guest' : 'player'} in ${walk.theme}, ${walk.locale}`
    await test.step(name, async () => {
      const site = `http://${walk.theme}.localhost:${new URL(baseURL ?? '').port}`
      const context = await browser.newContext({ ...screenOf(project.use), baseURL: site, extraHTTPHeaders: fromOwnAddress() })
      await chooseCookies(context)
      const page = await context.newPage()
      if (!walk.isGuest) await arrive(page)
      const isWalked = asked === undefined ? await pagesFor(walk, browser, site) : everyPage
      faults.push(...(await walkThrough(page, { site, locale: walk.locale, isWalked })).map((fault) => `${name}: ${fault}`))
      faults.push(...(await unlistedCookies(context)).map((cookie) => `${name}: a cookie that no list names: ${cookie}`))
      await context.close()
    })
  }
  expect(faults).toEqual([])
})

/** What of the project makes the screen: a context of one's own starts from nothing. */
const screenOf = ({ viewport = null, hasTouch = false, isMobile = false }: ProjectUse) => ({
  viewport,
  hasTouch,
  isMobile,
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

const everyPage: IsWalked = () => Promise.resolve(true)

/** Of guests the pages that they are let see, of players those that guests are sent away from. */
async function pagesFor({ locale, isGuest }: Walk, browser: Browser, site: string): Promise<IsWalked> {
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

interface Way {
  readonly site: string
  readonly locale: Walk['locale']
  readonly isWalked: IsWalked
}

async function walkThrough(page: Page, { site, locale, isWalked }: Way): Promise<string[]> {
  const faults: string[] = []
  const links = new Map<string, string>()
  let here = ''
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(`${here}: ${line.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${here}: ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${here}: ${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (!why.includes('ERR_ABORTED')) faults.push(`${here}: ${why} ${request.url()}`)
  })
  const visit = async (path: string) => {
    here = path
    await page.goto(site + inLocale(path, locale))
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    faults.push(...(await violationsOf(page)).map((violation) => `${path}: ${violation}`))
    for (const link of await linksOf(page, site, locale)) if (!links.has(link)) links.set(link, path)
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
