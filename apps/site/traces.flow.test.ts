import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as session from '#features/play/game-session/contract.ts'
import { getProfile as profile } from '#features/account/account/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { readConfig } from '#platform/config/config.ts'
import type { RenderPage } from '#platform/http/pages/page-server.ts'
import { createLog } from '#platform/log/log.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { fieldOf, openTraceCollector, type ReceivedSpan, type TraceCollector } from '#platform/testing/trace-collector.ts'
import { openTracing } from '#platform/tracing/open-tracing.ts'
import { compiledBefore, startSiteProcess } from './testing/site-process.ts'
import { openTestSite, type TestSiteOptions } from './testing/site.ts'
import { mintWith, played, SLUG } from './testing/spins.ts'

// Whole sites start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const DEMO = { identifier: 'demo', password: 'plum tram forty gull' }
/** Without demo data, a start takes a second. */
const PRODUCTION = { MODE: 'production', PUBLIC_URL: 'https://play.example', PORT: '0', LOG_LEVEL: 'silent' }
const SPIN = `POST ${session.spin.path}`
/** Every field that a span may have. */
const FIELDS = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.query.summary',
  'croupier.batch.size',
  'croupier.slice',
  'error.type',
])

let folder: string
let stack: AsyncDisposableStack
beforeEach(() => {
  stack = new AsyncDisposableStack()
  folder = mkdtempSync(join(tmpdir(), 'croupier-traces-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
})
afterEach(() => stack.disposeAsync())

const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan[] => spans.filter((span) => span.name === name)

/** The spans below one, at any depth. */
function below(spans: readonly ReceivedSpan[], { spanId }: ReceivedSpan): ReceivedSpan[] {
  return spans.filter(({ parentSpanId }) => parentSpanId === spanId).flatMap((span) => [span, ...below(spans, span)])
}

/** The body arrives after its headers, when the server has already begun. */
async function postSlowly(url: string, headers: OutgoingHttpHeaders, body: string): Promise<[string, string[]]> {
  const sending = request(url, { method: 'POST', headers })
  sending.flushHeaders()
  await sleep(100)
  sending.end(body)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return [await readText(response), response.headers['set-cookie'] ?? []]
}

const QUICK = { everyMs: 20, msMax: 300 }

/** A site of this process that sends every trace, or the given share. */
async function openTraced(endpoint: string, { ratio = '1', ...options }: TestSiteOptions & { ratio?: string } = {}) {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio }
  const close = await openTracing(
    readConfig({ root: folder, environment }),
    createLog({ level: 'info', destination: { write } }),
    QUICK,
  )
  stack.defer(close)
  const site = stack.use(await openTestSite({ logTo: { write }, ...options }))
  const logged = (message: string): Record<string, unknown>[] =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message)
  return { site, logged, close }
}

const collect = async (options?: { answers?: boolean }): Promise<TraceCollector> => stack.use(await openTraceCollector(options))

describe('a site of its own process', () => {
  let database: TestDatabase
  let settings: Record<string, string>
  beforeEach(async () => {
    database = await openTestDatabase()
    stack.defer(() => database.close())
    settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, SECRET: 'the secret of a traced site, of enough length' }
  })

  test('sends the trace of a spin: the request, its statements and what it wakes, and nothing personal', async () => {
    const collector = await collect()
    const otel = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key' }
    const site = stack.use(await startSiteProcess({ ...settings, ...otel, OTEL_TRACES_SAMPLER_ARG: '1' }))
    let cookie = ''
    const key = randomUUID()
    const post = async (path: string, body: object): Promise<void> => {
      const headers = {
        origin: site.url,
        cookie,
        'content-type': 'application/json',
        'idempotency-key': key,
        'user-agent': 'a rare browser',
      }
      const [answer, setCookies] = await postSlowly(`${site.url}${path}`, headers, JSON.stringify(body))
      expect(JSON.parse(answer)).toMatchObject({ success: true })
      cookie ||= setCookies.map((each) => each.split(';')[0]).join('; ')
    }
    await post('/rest/player/sign-in/', DEMO)
    const documents = await fetch(`${site.url}/rest/terms/unconfirmed/`, { headers: { cookie } }).then((response) =>
      response.json(),
    )
    const ids = (documents as { data: { documents: { id: string }[] } }).data.documents.map(({ id }) => id)
    if (ids.length > 0) await post('/rest/terms/confirm/', { ids })
    await post(`/rest/game/${SLUG}/spin/?note=a-private-note`, { stake: 2_000 })

    await expect.poll(() => collector.spans().map(({ name }) => name)).toEqual(expect.arrayContaining([SPIN, 'promotion reader']))
    const spans = collector.spans()
    const [spin] = named(spans, SPIN)
    expect(spin!.parentSpanId).toBeUndefined()
    expect([fieldOf(spin!, 'http.response.status_code'), fieldOf(spin!, 'http.route')]).toEqual([200, session.spin.path])
    const parts = below(spans, spin!)
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['resolve-sessions', 'spin batch', 'game_session_settle']),
    )
    expect(new Set(parts.map(({ traceId }) => traceId))).toEqual(new Set([spin!.traceId]))
    expect(named(spans, 'promotion reader')[0]!.traceId).not.toBe(spin!.traceId)
    expect(collector.headers[0]!['x-key']).toBe('a key')

    const sent = collector.payloads.join('\n')
    const { rows } = await database.pool.query<{ id: string }>('select id from player union all select id from player_session')
    const known = rows.map(({ id }) => id)
    expect(known.length).toBeGreaterThan(1)
    const token = cookie.replace(/^[^=]+=/, '')
    for (const personal of [...known, token, key, DEMO.password, 'a-private-note', SLUG, 'a rare browser', '127.0.0.1']) {
      expect(sent.includes(personal), personal).toBe(false)
    }
    expect(spans.flatMap(({ attributes }) => attributes.map((each) => each.key)).filter((each) => !FIELDS.has(each))).toEqual([])
    expect(spans.map(({ name }) => name).filter((name) => !/^[\w /:.*-]+$/.test(name))).toEqual([])
  })

  test('loads OpenTelemetry if a collector is set, and otherwise nothing of it', async () => {
    const collector = await collect()
    const load = async (more: Record<string, string>): Promise<string[]> => {
      const env = { ...compiledBefore(), ...settings, ...PRODUCTION, ...more }
      const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'testing/loaded-packages.ts')], {
        env,
      })
      return JSON.parse(stdout) as string[]
    }
    // The library of the metrics loads the bare interface, which does nothing by itself.
    expect(await load({})).toEqual(['@opentelemetry/api'])
    expect(await load({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toContain('@opentelemetry/sdk-trace')
  })
})

describe('a trace', () => {
  test('is one for each request, and log lines name it', async () => {
    const collector = await collect()
    const { site, logged } = await openTraced(collector.url)
    const player = await site.player()
    await player.call(profile)
    await player.call(profile)
    const route = `GET ${profile.path}`
    await expect.poll(() => named(collector.spans(), route)).toHaveLength(2)
    const traces = named(collector.spans(), route).map(({ traceId }) => traceId)
    expect(new Set(traces).size).toBe(2)
    expect(
      logged('answered')
        .filter((line) => line['route'] === profile.path)
        .map(({ traceId }) => traceId),
    ).toEqual(traces)
  })

  test('of a refused request has its status, and statements of transactions lie below it', async () => {
    const collector = await collect()
    const { site } = await openTraced(collector.url)
    const player = await mintWith(site, { tourPoints: 1 })
    expect((await player.call(session.spin, { params: { slug: SLUG }, body: { stake: 2_000 } })).body.success).toBe(false)
    await player.post('/rest/nothing-like-this/', {})
    await expect.poll(() => named(collector.spans(), 'POST unknown')).toHaveLength(1)
    expect(fieldOf(named(collector.spans(), 'POST unknown')[0]!, 'http.response.status_code')).toBe(404)
    const spans = collector.spans()
    expect(named(spans, 'begin').length).toBeGreaterThan(0)
    expect(spans.filter(({ name, parentSpanId }) => /^(begin|commit|rollback)$/.test(name) && !parentSpanId)).toEqual([])
  })

  test('of a proxy is continued only if a proxy is trusted, as far as it is sampled and well-formed', async () => {
    const traceId = 'ab'.repeat(16)
    const parents = [`00-${traceId}-${'cd'.repeat(8)}-01`, `00-${'12'.repeat(16)}-${'cd'.repeat(8)}-00`, '00-0-0-01']
    const received = async (trustProxy: boolean) => {
      const collector = await collect()
      const { site, close } = await openTraced(collector.url, { trustProxy })
      const visitor = site.visitor()
      for (const traceparent of parents) await visitor.get('/rest/app/init/', { headers: { traceparent } })
      await close()
      return named(collector.spans(), 'GET /rest/app/init/')
    }
    const trusted = await received(true)
    expect(trusted).toHaveLength(2)
    expect(trusted[0]).toMatchObject({ traceId, parentSpanId: 'cd'.repeat(8) })
    expect(trusted[1]!.parentSpanId).toBeUndefined()
    const own = await received(false)
    expect(own).toHaveLength(3)
    expect(own.filter((span) => span.parentSpanId !== undefined || span.traceId === traceId)).toEqual([])
  })

  test('of a batch is that of its first player, and the others’ have a link to it', async () => {
    const collector = await collect()
    const { site } = await openTraced(collector.url)
    const players = await Promise.all([1, 2, 3].map(() => mintWith(site, { tourPoints: 10_000_000 })))
    await Promise.all(players.map((player) => played(player)))
    await expect.poll(() => named(collector.spans(), SPIN)).toHaveLength(3)
    const spans = collector.spans()
    const batches = named(spans, 'spin batch')
    expect(batches).toHaveLength(3)
    const working = batches.filter((span) => below(spans, span).some(({ name }) => name === 'game_session_settle'))
    expect(working).toHaveLength(new Set(working.map(({ traceId }) => traceId)).size)
    for (const other of batches.filter((span) => !working.includes(span))) {
      expect(working.map(({ spanId }) => spanId)).toContain(other.links?.[0]?.spanId)
    }
  })

  test.each(['0', '1'])('of a page has the calls that it makes, or none of them is recorded: share %s', async (ratio) => {
    const collector = await collect()
    const render: RenderPage = async (_request, { transport }) => {
      const { status } = await transport({ method: 'GET', path: '/rest/app/init/', headers: {}, body: undefined })
      return new Response(`<p>${status}</p>`)
    }
    const { site, close } = await openTraced(collector.url, { ratio, render })
    expect((await site.visitor().get('/lobby')).body).toContain('200')
    await close()
    const spans = collector.spans()
    const pages = named(spans, 'GET /*')
    expect(pages).toHaveLength(Number(ratio))
    for (const page of pages) expect(below(spans, page).map(({ name }) => name)).toContain('GET /rest/app/init/')
    expect(named(spans, 'GET /rest/app/init/')).toHaveLength(Number(ratio))
  })

  test('of a job has its name, and the statements that look for jobs have none', async () => {
    const collector = await collect()
    const { site } = await openTraced(collector.url)
    site.advance(2 * MINUTE_MS)
    await site.runJobs()
    await expect.poll(() => named(collector.spans(), 'job roll-up-ledger')).toHaveLength(1)
    expect(collector.spans().filter(({ name, parentSpanId }) => name.startsWith('select') && !parentSpanId)).toEqual([])
  })

  test('is not sent for a share of nothing', async () => {
    const collector = await collect()
    const { site, close, logged } = await openTraced(collector.url, { ratio: '0' })
    await (await site.player()).call(profile)
    await close()
    expect(collector.payloads).toEqual([])
    expect(logged('answered').filter(({ traceId }) => traceId !== undefined)).toEqual([])
  })
})

describe('a collector', () => {
  const LOST = 'traces do not reach the collector; the site goes on without them'
  const callOften = async (player: { call: (contract: typeof profile) => Promise<{ status: number }> }): Promise<void> => {
    for (let nth = 0; nth < 30; nth++) expect((await player.call(profile)).status).toBe(200)
  }

  test('that is not there is told once and breaks no request; one that comes back is told too', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as AddressInfo
    squatter.close()
    await once(squatter, 'close')
    const { site, logged } = await openTraced(`http://127.0.0.1:${port}`)
    const player = await site.player()
    await callOften(player)
    await expect.poll(() => logged(LOST)).toHaveLength(1)
    for (let export_ = 0; export_ < 3; export_++) {
      await callOften(player)
      await sleep(3 * QUICK.everyMs)
    }
    expect(logged(LOST)).toMatchObject([{ code: 'ECONNREFUSED', level: 40 }])
    const collector = stack.use(await openTraceCollector({ port }))
    await callOften(player)
    await expect.poll(() => logged('traces reach the collector again')).toHaveLength(1)
    expect(named(collector.spans(), `GET ${profile.path}`).length).toBeGreaterThan(0)
  })

  test('that takes all and answers nothing holds up no request, nor the end of the process', async () => {
    const collector = await collect({ answers: false })
    const { site, close } = await openTraced(collector.url)
    const player = await site.player()
    await callOften(player)
    await expect.poll(() => collector.payloads.length).toBeGreaterThan(0)
    await callOften(player)
    const startedAt = performance.now()
    await close()
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })
})
