import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Config, readConfig } from '#platform/config/config.ts'
import { SetupError } from '#platform/setup-error.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { THEMES } from '#themes/all.ts'
import { openBuiltPages } from './built-pages.ts'
import { type OpenPages, startSite } from './start-site.ts'

// Whole sites with demo data start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const openPages: OpenPages = async () => ({
  render: async () => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } }),
})

let root: string
let database: TestDatabase
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'croupier-site-'))
  database = await openTestDatabase()
})
afterEach(async () => {
  await database.close()
  rmSync(root, { recursive: true })
})

const configFor = (environment: Record<string, string> = {}): Config =>
  readConfig({
    root,
    environment: {
      DATABASE_URL: database.ownerUrl,
      PORT: '0',
      LOG_LEVEL: 'silent',
      REFERENCE_PROVIDER: 'off',
      SANDBOX_PAYMENTS: 'off',
      ...environment,
    },
  })
const PRODUCTION = { MODE: 'production', SECRET: 's'.repeat(32), PUBLIC_URL: 'https://play.example' }
const start = (config = configFor()) => startSite({ config, openPages, say: () => {} })
const text = async (url: string) => (await fetch(url)).text()
/** As a proxy asks, with the original host. */
const textAt = async (url: string, host: string): Promise<string> => {
  const [response] = (await once(get(url, { headers: { host } }), 'response')) as [IncomingMessage]
  return readText(response)
}

const otherConnections = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows[0]?.count ?? 0
}
const demoPlayers = async (): Promise<unknown[]> =>
  (await database.pool.query("select brand from player where login = 'demo' order by brand")).rows

describe('a development site', () => {
  test('serves pages, calls and captured mail, has a demo player in each brand, and restarts without a second set', async () => {
    const site = await start()
    expect(await text(`${site.url}/lobby`)).toContain('A page')
    expect(await text(`${site.url}/rest/app/init/`)).toContain('"isGuest":true')
    expect(await text(`${site.url}/dev/mail`)).toContain('Captured mail')
    expect(await demoPlayers()).toEqual(
      THEMES.map(({ id }) => ({ brand: id })).sort((one, other) => one.brand.localeCompare(other.brand)),
    )
    const accepted = await database.pool.query(
      "select from terms_log l join player p on p.id = l.player where p.login = 'demo' and l.kind = 'confirmed'",
    )
    expect(accepted.rowCount, 'nothing is left to accept').toBe(3 * THEMES.length)
    await site.close()
    await expect(fetch(site.url)).rejects.toThrow()
    await expect.poll(otherConnections).toBe(0)
    await (await start()).close()
    expect(await demoPlayers()).toHaveLength(THEMES.length)
  })
})

describe('a site of two roles', () => {
  /** Players whose sign-up the promotions have read. */
  const read = async (): Promise<number> =>
    (await database.pool.query<{ count: number }>('select count(*)::int as count from promotion.player_facts')).rows[0]!.count
  const POLLS_MS = 2_500

  test('web serves pages and calls and works at nothing; a worker that starts later finds all that happened, and has no pages', async () => {
    const web = await start(configFor({ ROLE: 'web' }))
    expect(await text(`${web.url}/lobby`)).toContain('A page')
    expect((await demoPlayers()).length).toBeGreaterThan(0)
    await sleep(POLLS_MS)
    expect(await read()).toBe(0)
    const worker = await start(configFor({ ROLE: 'worker' }))
    await expect.poll(read, { timeout: 20_000 }).toBeGreaterThanOrEqual(THEMES.length)
    expect(await text(`${worker.url}/lobby`)).not.toContain('A page')
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(200)
    await worker.close()
    await web.close()
  })
})

test('a production site serves only its own hosts, and probes on any', async () => {
  const site = await start(configFor({ ...PRODUCTION, BRAND_HOSTS: 'tidewick=tide.example' }))
  for (const host of ['play.example', 'tide.example', 'velmora.localhost']) {
    expect(await textAt(`${site.url}/lobby`, host)).toContain('A page')
  }
  for (const host of ['elsewhere.example', '127.0.0.1']) {
    expect(await textAt(`${site.url}/lobby`, host)).toContain('unknown-host')
    expect(await textAt(`${site.url}/healthz`, host)).toBe('{"success":true}')
  }
  await site.close()
})

test('a production site shows no captured mail and creates no demo players', async () => {
  const site = await start(configFor(PRODUCTION))
  expect(await textAt(`${site.url}/dev/mail`, 'play.example')).toContain('A page')
  expect(await demoPlayers()).toEqual([])
  await site.close()
})

describe('a site that cannot start says so in a sentence and leaves nothing open', () => {
  const refusal = async (starting: Promise<unknown>): Promise<string> => {
    const error = await starting.then(
      () => undefined,
      (failure: unknown) => failure,
    )
    expect(error).toBeInstanceOf(SetupError)
    await expect.poll(otherConnections).toBe(0)
    return (error as SetupError).message
  }

  test('because the port is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await new Promise((resume) => squatter.once('listening', resume))
    const { port } = squatter.address() as { port: number }
    expect(await refusal(start(configFor({ ...PRODUCTION, PORT: String(port) })))).toBe(
      `Port ${port} is taken: stop what listens there, or set PORT to another.`,
    )
    squatter.close()
  })

  test('because its pages are not built', async () => {
    expect(await refusal(startSite({ config: configFor(), openPages: openBuiltPages(root), say: () => {} }))).toContain(
      'npm run build',
    )
  })

  test('because no theme has its brand’s id', async () => {
    expect(await refusal(start(configFor({ BRAND: 'velmorra' })))).toBe(
      `BRAND cannot be 'velmorra': it must be one of ${THEMES.map(({ id }) => id).join(', ')}.`,
    )
  })

  test('because its secret is not the one that sealed the database', async () => {
    const production = (secret: string) => configFor({ ...PRODUCTION, SECRET: secret })
    await (await start(production('s'.repeat(32)))).close()
    expect(await refusal(start(production('t'.repeat(32))))).toContain('SECRET is not the one that sealed this database')
    await (await start(production('s'.repeat(32)))).close()
  })

  test('because mail has a server and no sender', async () => {
    expect(await refusal(start(configFor({ ...PRODUCTION, SMTP_URL: 'smtp://mail.example:25' })))).toContain('MAIL_FROM')
  })
})
