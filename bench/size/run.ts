import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ROOT } from '#platform/config/index.ts'
import { SetupError } from '#platform/setup-error.ts'
import { signUpByCalls } from '../../e2e/harness/newcomer.ts'
import { findChromium } from '../../scripts/browsers.ts'

/** The JavaScript that a page fetches, compressed, including everything it loads automatically afterwards. */
const LOBBY_KB_MAX = 167
const GAME_KB_MORE_MAX = 260
/** Watchers, cards and the stage load after hydration. */
const SETTLED_MS = 4_000

const executablePath = findChromium()
if (!executablePath) throw new SetupError('Sizes are measured in Chromium: install it, or name it in CHROMIUM_PATH.')
const site = spawn(process.execPath, [join(ROOT, 'e2e/harness/site.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'] })
try {
  const url = await addressOf()
  const lobby = await weigh(await visit(url), '/lobby')
  const player = await visit(url)
  await signUpByCalls(player)
  const game = await weigh(player, '/game/cherry-royale')
  tell('the lobby, for a guest', lobby, LOBBY_KB_MAX)
  tell('a game, beyond the lobby', game - lobby, GAME_KB_MORE_MAX)
} finally {
  await browser.close()
  site.kill('SIGTERM')
}

function tell(what: string, kb: number, max: number): void {
  const verdict = kb <= max ? 'met' : 'MISSED'
  process.stdout.write(`${what}: ${kb.toFixed(1)} KB of JavaScript, ${(kb / max).toFixed(2)}x of ${max} KB (${verdict})\n`)
}

async function visit(baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  return context.newPage()
}

/** KB of scripts as sent. */
async function weigh(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return scripts.reduce((sum, script) => sum + (script as PerformanceResourceTiming).encodedBodySize, 0) / 1_024
  })
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
