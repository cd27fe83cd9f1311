import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ROOT } from '#platform/config/index.ts'
import { SetupError } from '#platform/setup-error.ts'
import { signUpByCalls } from '../../e2e/harness/newcomer.ts'
import { findChromium } from '../../scripts/browsers.ts'
import { type Budget, BUDGETS, frameFiles } from '../../scripts/page-weight.ts'

/** Watchers, cards and the stage load after hydration. */
const SETTLED_MS = 4_000

const executablePath = findChromium()
if (!executablePath) throw new SetupError('Sizes are measured in Chromium: install it, or name it in CHROMIUM_PATH.')
const site = spawn(process.execPath, [join(ROOT, 'e2e/harness/site.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'] })
try {
  const url = await addressOf()
  const guests = await scriptsOf(await visit(url), '/lobby')
  const player = await visit(url)
  await signUpByCalls(player)
  const players = without(await scriptsOf(player, '/lobby'), guests)
  const game = await scriptsOf(player, '/game/cherry-royale')
  tell(guests, BUDGETS.lobby)
  tell(players, BUDGETS.player)
  tell(without(without(game, players), frameFiles()), BUDGETS.game)
} finally {
  await browser.close()
  site.kill('SIGTERM')
}

/** Scripts with their bytes as sent. */
type Scripts = ReadonlyMap<string, number>

function without(scripts: Scripts, others: { has(file: string): boolean }): Scripts {
  return new Map([...scripts].filter(([file]) => !others.has(file)))
}

function tell(scripts: Scripts, { of, kb: max }: Budget): void {
  const kb = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_024
  const verdict = kb <= max ? 'met' : 'MISSED'
  process.stdout.write(`${of} ${kb.toFixed(1)} KB of JavaScript, ${(kb / max).toFixed(2)}x of ${max} KB (${verdict})\n`)
}

async function visit(baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  return context.newPage()
}

/** What the page fetches, including everything it loads automatically afterwards. */
async function scriptsOf(page: Page, path: string): Promise<Scripts> {
  await page.goto(path)
  await page.waitForTimeout(SETTLED_MS)
  const fetched = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources.map(({ name, encodedBodySize }) => [new URL(name).pathname.slice(1), encodedBodySize] as const)
  })
  return new Map(fetched.filter(([file]) => file.endsWith('.js')))
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
