import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { THEMES } from '#themes/all.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { openDatabaseNetwork } from '#platform/testing/database-network.ts'
import { compiledBefore } from './testing/site-process.ts'

// Separate processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

interface RunningProcess {
  readonly child: ChildProcess
  /** Everything printed so far. */
  said(): string
  complained(): string
  /** Its exit code. */
  ended(): Promise<number | null>
}

let database: TestDatabase
let folder: string
const children: ChildProcess[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-run-'))
  database = await openTestDatabase()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

function run(settings: Record<string, string> = {}): RunningProcess {
  const env = {
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    // Without the demo data, whose seeding is most of a start.
    MODE: 'production',
    SECRET: 's'.repeat(32),
    PUBLIC_URL: 'https://play.example',
    BRAND_HOSTS: 'velmora=127.0.0.1',
    ...compiledBefore(),
    ...settings,
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/slow-site.ts')], { env, stdio: 'pipe' })
  children.push(child)
  const texts = { said: '', complained: '' }
  child.stdout.on('data', (text: Buffer) => (texts.said += String(text)))
  child.stderr.on('data', (text: Buffer) => (texts.complained += String(text)))
  const closed = once(child, 'close')
  return {
    child,
    said: () => texts.said,
    complained: () => texts.complained,
    ended: async () => ((await closed) as [number | null])[0],
  }
}

async function urlOf({ said, complained }: RunningProcess): Promise<string> {
  while (complained() === '') {
    const url = /Croupier runs at (\S+)/.exec(said())?.[1]
    if (url) return url
    await sleep(50)
  }
  throw new Error(`the site did not start: ${said()}${complained()}`)
}

test('one signal announces a newer build to every brand’s pages; another drains the open requests and exits cleanly', async () => {
  const site = run()
  const url = await urlOf(site)
  site.child.kill('SIGUSR2')
  await vi.waitFor(() => expect(site.said()).toContain('Told every page'), { timeout: 60_000 })
  const { rows } = await database.pool.query<{ channel: string }>(
    "select channel from outbox.message where payload::json->>'type' = 'app' order by channel",
  )
  expect(rows.map(({ channel }) => channel)).toEqual(THEMES.map(({ id }) => `public:${id}`).sort())
  expect(site.child.exitCode).toBeNull()
  const page = fetch(`${url}/?ms=1500`)
  await sleep(500)
  site.child.kill('SIGTERM')
  expect(await (await page).text()).toContain('A slow page')
  const answered = performance.now()
  expect(await site.ended()).toBe(0)
  // Not if the reply's connection has been idle for long.
  expect(performance.now() - answered).toBeLessThan(15_000)
  expect(site.complained()).toBe('')
  await expect(fetch(url)).rejects.toThrow()
})

test('a second signal waits for nothing', async () => {
  const site = run()
  const page = fetch(`${await urlOf(site)}/?ms=20000`).catch(() => 'cut off')
  await sleep(500)
  const began = performance.now()
  // One Ctrl-C may arrive twice.
  site.child.kill('SIGINT')
  await sleep(100)
  site.child.kill('SIGINT')
  await sleep(1_500)
  expect(site.child.exitCode).toBeNull()
  site.child.kill('SIGINT')
  expect(await site.ended()).toBe(1)
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(await page).toBe('cut off')
})

test('a signal ends a process whose database hangs', async () => {
  await using network = await openDatabaseNetwork(database.ownerUrl)
  const site = run({ DATABASE_URL: network.url })
  await urlOf(site)
  network.freeze()
  network.swallow()
  site.child.kill('SIGTERM')
  expect(await site.ended()).not.toBeNull()
})

test('a database that fails during the start is reported in a sentence', async () => {
  const holder = await database.sessions.connect()
  await holder.query('set role none; begin; lock table feature_switch')
  const site = run()
  expect(await site.ended()).toBe(1)
  expect(site.complained()).toBe(
    'The database is unavailable (canceling statement due to statement timeout). Start again once it is back.\n',
  )
  holder.release(true)
})

test('an invalid setting is reported in its sentence, and nothing else', async () => {
  const site = run({ PORT: 'first' })
  expect(await site.ended()).toBe(1)
  expect(site.complained()).toBe("PORT cannot be 'first': it must be a whole number from 0 to 65535.\n")
  expect(site.said()).toBe('')
})
