import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { toOwnTime, type TraceEvent } from './own-time.ts'

/** One audit of a page: scores from 0 to 100, times in milliseconds. */
export interface Look {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly fcp: number
  readonly lcp: number
  readonly blocked: number
  readonly cls: number
}

export interface Looks {
  readonly measured: Look
  /** As if the processor were idle: each task lasts as long as its own work. */
  readonly own: Look
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** Chromium occasionally records a trace without the navigation start; Lighthouse recommends a retry. */
const LOST_TRACE = 'NO_NAVSTART'
const MOST_LOST = 3

/** Loads the page in a fresh browser with Lighthouse's throttled phone profile, and audits that load twice. */
export async function lookAt(url: string, executablePath: string, cookie = ''): Promise<Looks> {
  for (let lost = 0; ; lost++) {
    try {
      return await lookOnce(url, executablePath, cookie)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes(LOST_TRACE)) || lost === MOST_LOST) throw error
    }
  }
}

async function lookOnce(url: string, executablePath: string, cookie: string): Promise<Looks> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] })
  const flags: Flags = { port, logLevel: 'silent', ...(cookie && { extraHeaders: { cookie } }) }
  try {
    await lighthouse(url, { ...flags, gatherMode: folder })
    const judge = async () => readLook((await lighthouse(url, { ...flags, auditMode: folder }))?.lhr)
    const measured = await judge()
    rewriteTrace(join(folder, 'trace.json'))
    return { measured, own: await judge() }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function rewriteTrace(path: string): void {
  if (!existsSync(path)) throw new Error(`Lighthouse kept no ${path}`)
  const trace = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] }
  toOwnTime(trace.traceEvents)
  writeFileSync(path, JSON.stringify(trace))
}

function readLook(result: Result | undefined): Look {
  if (!result || result.runtimeError) throw new Error(result?.runtimeError?.message ?? 'Lighthouse gave no result')
  const score = (name: string) => Math.round((result.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => result.audits[name]?.numericValue ?? NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    blocked: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
