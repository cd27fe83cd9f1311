import { spawn } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { ROOT } from '#platform/config/index.ts'
import { chooseCookies, fromOwnAddress } from '../../e2e/harness/journey.ts'
import { signUpByCalls } from '../../e2e/harness/newcomer.ts'
import { readyChromium } from '../../scripts/browsers.ts'
import { buildSite } from '../../scripts/build-site.ts'
import { type Look, lookAt } from './audit.ts'
import { pressAsGuest, pressInGame } from './presses.ts'
import { sayPresses } from './say-presses.ts'

// `npm run lighthouse` audits each page three times, `npm run lighthouse -- 1 /library` one page once, and `-- 0`
// only the presses.
const PAGES = ['/', '/lobby', '/library', '/game/cherry-royale']
const [times = '3', ...asked] = process.argv.slice(2)
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
/** The site's own warm-up work does not count for the page. */
const SETTLED_MS = 10_000
type Playing = Pick<BrowserContextOptions, 'storageState'>
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const inColumn = (value: string | number, place: number): string => String(value).padEnd(place === 0 ? 22 : 9)
const pages = asked.length > 0 ? asked : PAGES

/** The targets of a page, by its own work. */
const WANTED: Readonly<Partial<Record<keyof Look, (value: number) => boolean>>> = {
  performance: (score) => score >= 90,
  accessibility: (score) => score === 100,
  bestPractices: (score) => score >= 95,
  seo: (score) => score >= 95,
  lcp: (ms) => ms < 2_500,
  cls: (shift) => shift < 0.05,
}

await buildSite()
const executablePath = readyChromium()
const site = spawn(process.execPath, [join(ROOT, 'e2e/harness/site.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
try {
  const url = await addressOf()
  const storageState = await inBrowser(async (browser) => (await playerOn(browser, url)).storageState())
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await setTimeout(SETTLED_MS)
  say(
    `${loadavg()[0]!.toFixed(1)} tasks want this machine's ${cpus().length} processors. 'own' counts the page's tasks without their waiting.`,
  )
  say(['page', '', 'perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'blocked', 'CLS'].map(inColumn).join(''))
  for (const path of Number(times) > 0 ? pages : []) await tell(path, url + path, path.startsWith('/game/') ? cookie : '')
  const presses = await inBrowser(async (browser) => {
    const asGuest = await pressAsGuest(await (await phoneOn(browser, url)).newPage())
    const player = await phoneOn(browser, url, { storageState })
    return [...asGuest, ...(await pressInGame(await player.newPage(), '/game/cherry-royale'))]
  })
  sayPresses(presses, say)
} finally {
  site.kill('SIGTERM')
}

async function tell(path: string, url: string, cookie: string): Promise<void> {
  const looks = []
  for (let nth = 0; nth < Number(times); nth++) looks.push(await lookAt(url, executablePath, cookie))
  sayLook(path, 'seen', median(looks.map(({ measured }) => measured)))
  const own = median(looks.map(({ own }) => own))
  sayLook('', 'own', own)
  const missed = missedIn(own)
  say(`${inColumn('', 0)}${missed.length > 0 ? `missed: ${missed.join(', ')}` : 'met'}`)
}

function sayLook(path: string, way: string, look: Look): void {
  const { performance, accessibility, bestPractices, seo, fcp, lcp, blocked, cls } = look
  say([path, way, performance, accessibility, bestPractices, seo, fcp, lcp, blocked, cls].map(inColumn).join(''))
}

function missedIn(look: Look): string[] {
  return Object.entries(WANTED).flatMap(([name, isMet]) => (isMet(look[name as keyof Look]) ? [] : name))
}

/** The median of each figure separately. */
function median(looks: readonly Look[]): Look {
  const middle = (name: keyof Look) => looks.map((look) => look[name]).toSorted((one, other) => one - other)[looks.length >> 1]!
  const names = Object.keys(looks[0]!) as (keyof Look)[]
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Look
}

/** No other page is open during an audit: even an idle one takes CPU time. */
async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

async function phoneOn(browser: Browser, baseURL: string, playing: Playing = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, ...PHONE, ...playing, extraHTTPHeaders: fromOwnAddress() })
  await chooseCookies(context)
  return context
}

/** Games need a player: a new one has signed up. */
async function playerOn(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await phoneOn(browser, baseURL)
  const page = await context.newPage()
  await signUpByCalls(page)
  await page.close()
  return context
}

function addressOf(): Promise<string> {
  return new Promise((resolve, reject) => {
    site.stdout.on('data', (chunk: Buffer) => {
      const found = /runs at (http:\S+)/.exec(String(chunk))
      if (found?.[1]) resolve(found[1])
    })
    site.once('exit', () => reject(new Error('the site ended')))
  })
}
