import { beforeEach, describe, expect, test } from 'vitest'
import { THEMES } from '#themes/all.ts'
import type { WorkerEvents, WorkerScope } from '#ui/worker/worker-scope.ts'
import { offlinePage } from './offline-route.ts'
import { offlineWorker } from './offline-worker.ts'

const ORIGIN = 'https://play.example'
const [brand] = THEMES

/** A worker's environment: a network that can be cut, and a cache. */
class Browser {
  isOnline = true
  readonly kept = new Map<string, Response>()
  readonly #listeners = new Map<string, (event: never) => void>()
  readonly scope: WorkerScope

  constructor() {
    const cache = {
      put: async (path: string, answer: Response) => void this.kept.set(path, answer),
      add: async (path: string) => void this.kept.set(path, await this.#fetch(path)),
      match: async (url: string) => this.kept.get(url.replace(ORIGIN, ''))?.clone(),
    }
    this.scope = {
      location: { origin: ORIGIN },
      caches: { open: async () => cache },
      registration: {},
      fetch: (target: string | Request) => this.#fetch(typeof target === 'string' ? target : target.url),
      addEventListener: (type: string, listener: (event: never) => void) => this.#listeners.set(type, listener),
    } as unknown as WorkerScope
    offlineWorker(this.scope)
  }

  async install(): Promise<void> {
    let work: Promise<unknown> = Promise.resolve()
    this.#listeners.get('install')?.({ waitUntil: (on: Promise<unknown>) => void (work = on) } as never)
    await work
  }

  /** The worker's response; undefined if it leaves the request to the browser. */
  async ask(path: string, { mode = 'navigate', method = 'GET' } = {}): Promise<string | undefined> {
    let answer: Promise<Response> | undefined
    const request = { url: new URL(path, ORIGIN).href, mode, method } as Request
    const respondWith = (given: Promise<Response>) => void (answer = given)
    this.#listeners.get('fetch')?.({ request, respondWith } as WorkerEvents['fetch'] as never)
    return answer && (await (await answer).text())
  }

  async #fetch(target: string): Promise<Response> {
    if (!this.isOnline) throw new TypeError('no network')
    const path = target.replace(ORIGIN, '')
    if (path.endsWith('/offline.html')) return new Response(offlinePage(brand!, path.startsWith('/es') ? 'es' : 'en'))
    return new Response(`live ${path}`)
  }
}

let browser: Browser
beforeEach(async () => {
  browser = new Browser()
  await browser.install()
})

test('pages come from the network while it is available', async () => {
  expect(await browser.ask('/lobby')).toBe('live /lobby')
})

test('each language has its offline page, with the brand’s icon', async () => {
  browser.isOnline = false
  expect(await browser.ask('/profile')).toContain('<html lang="en">')
  expect(await browser.ask('/es/profile')).toContain('<html lang="es">')
  expect(await browser.ask(`/icons/${brand!.id}.svg`, { mode: 'no-cors' })).toBe(`live /icons/${brand!.id}.svg`)
})

describe('nothing else is ever cached or served', () => {
  test('the cache holds two pages and an icon, whatever was visited', async () => {
    for (const path of ['/lobby', '/profile', '/rest/player/profile/']) await browser.ask(path)
    expect([...browser.kept.keys()]).toEqual(['/offline.html', `/icons/${brand!.id}.svg`, '/es/offline.html'])
  })

  test.each([
    ['/rest/player/profile/', { mode: 'cors' }],
    ['/assets/root.js', { mode: 'cors' }],
    ['/art/interface/coin-64.webp', { mode: 'no-cors' }],
    ['/signin', { mode: 'navigate', method: 'POST' }],
    ['https://elsewhere.example/icons/x.svg', { mode: 'no-cors' }],
  ])('%s is left to the browser', async (path, options) => {
    expect(await browser.ask(path, options)).toBeUndefined()
  })
})

test.each(THEMES)('the page of $id is self-contained: no script, no sheet, no font', (theme) => {
  const page = offlinePage(theme, 'es')
  expect(page.match(/(?:src|href)="[^"]*"/g)).toEqual([
    `href="/icons/${theme.id}.svg"`,
    `src="/icons/${theme.id}.svg"`,
    'href=""',
  ])
  expect(page).not.toContain('<script')
})
