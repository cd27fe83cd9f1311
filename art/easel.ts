/** Opens the easel page in headless Chromium with software WebGL and asks it for pictures. */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from 'playwright-core'
import { serveEasel } from './server.ts'
import type { Easel } from './types.ts'

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
]

export interface OpenEasel {
  draw<K extends keyof Easel>(what: K, ...args: Parameters<Easel[K]>): Promise<Uint8Array>
  close(): Promise<void>
}

export function findBrowser(): string {
  const found = browsers.find((path) => existsSync(path))
  if (!found) throw new Error('The art renderer needs Chromium. On Debian: apt-get install chromium.')
  return found
}

export async function openEasel(): Promise<OpenEasel> {
  const server = await serveEasel()
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({ executablePath: findBrowser(), args: flags })
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  page.on('pageerror', (error) => console.error(`page: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && console.error(`page: ${message.text()}`))
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.waitForFunction('globalThis.easel !== undefined')
  return {
    draw: (what, ...args) => draw(page, what, args),
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

async function draw(page: Page, what: string, args: unknown[]): Promise<Uint8Array> {
  const call = ([name, values]: [string, unknown[]]): Promise<string> => {
    const { easel } = globalThis as unknown as { easel: Record<string, (...given: unknown[]) => Promise<string>> }
    return easel[name]!(...values)
  }
  return Buffer.from(await page.evaluate(call, [what, args] as [string, unknown[]]), 'base64')
}
