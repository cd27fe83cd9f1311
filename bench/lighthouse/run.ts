import { spawn } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ROOT } from '#platform/config/index.ts'
import { fromOwnAddress } from '../../e2e/harness/journey.ts'
import { signUpByCalls } from '../../e2e/harness/newcomer.ts'
import { readyChromium } from '../../scripts/browsers.ts'
import { buildSite } from '../../scripts/build-site.ts'
import { type Look, lookAt } from './audit.ts'
import { longestPress } from './presses.ts'

// `npm run lighthouse` looks at each page three times, `npm run lighthouse -- 1 /library` once at one page.
const PAGES = ['/', '/lobby', '/library', '/game/cherry-royale']
const [times = '3', ...asked] = process.argv.slice(2)
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const inColumn = (value: string | number, place: number): string => String(value).padEnd(place === 0 ? 22 : 9)
const pages = asked.length > 0 ? asked : PAGES

await buildSite()
const executablePath = readyChromium()
const site = spawn(process.execPath, [join(ROOT, 'e2e/harness/site.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
try {
  const url = await addressOf()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const cookie = await playersCookie(browser, url)
  say(
    `${loadavg()[0]!.toFixed(1)} tasks want this machine's ${cpus().length} processors. 'own' counts the page's tasks without their waiting.`,
  )
  say(['page', '', 'perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'blocked', 'CLS'].map(inColumn).join(''))
  for (const path of pages) await tell(path, url + path, path.startsWith('/game/') ? cookie : '')
  const guest = await browser.newContext({ baseURL: url, ...PHONE, extraHTTPHeaders: fromOwnAddress() })
  say(`INP of a scripted session on a processor slowed four times: ${await longestPress(await guest.newPage())} ms`)
  await browser.close()
} finally {
  site.kill('SIGTERM')
}

async function tell(path: string, url: string, cookie: string): Promise<void> {
  const looks = []
  for (let nth = 0; nth < Number(times); nth++) looks.push(await lookAt(url, executablePath, cookie))
  sayLook(path, 'seen', median(looks.map(({ measured }) => measured)))
  sayLook('', 'own', median(looks.map(({ own }) => own)))
}

function sayLook(path: string, way: string, look: Look): void {
  const { performance, accessibility, bestPractices, seo, fcp, lcp, blocked, cls } = look
  say([path, way, performance, accessibility, bestPractices, seo, fcp, lcp, blocked, cls].map(inColumn).join(''))
}

/** Of each figure by itself. */
function median(looks: readonly Look[]): Look {
  const middle = (name: keyof Look) => looks.map((look) => look[name]).toSorted((one, other) => one - other)[looks.length >> 1]!
  const names = Object.keys(looks[0]!) as (keyof Look)[]
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Look
}

/** A game is for players: somebody new has signed up. */
async function playersCookie(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: fromOwnAddress() })
  await signUpByCalls(await context.newPage())
  const cookies = await context.cookies()
  await context.close()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
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
