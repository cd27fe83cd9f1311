import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SLICE_IDS } from '#features/all.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { SERVER_ENTRIES } from '#features/server.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import {
  echoSlice,
  fail,
  frequent,
  look,
  rare,
  readAsPlayer,
  setCookies,
  tellTooMuch,
  write,
  writeAsPlayer,
} from './testing/echo-slice.ts'
import { openTestSite, type TestSite } from './testing/site.ts'

const features = [...SERVER_ENTRIES, echoSlice]
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ features })))
afterAll(() => site.close())

test('a server entry is named after its folder', () => {
  const known = new Set<string>([...SLICE_IDS, echoSlice.id])
  expect(site.slices.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([])
})

describe('a refusal', () => {
  test('is problem details with the id of its request', async () => {
    const { status, headers, body } = await site.visitor().get('/rest/nothing/')
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'No such endpoint.',
      success: false,
      code: 'not-found',
      requestId: headers['x-request-id'],
    })
    expect(headers['x-request-id']).toMatch(/^req_/)
    // Browsers set their countdowns by both: the time, and how much of the latency was processing.
    expect(headers['server-timing']).toMatch(/^now;desc="\d{13}";dur=[\d.]+$/)
  })

  test('has a request id of its own', async () => {
    const visitor = site.visitor()
    const ids = [await visitor.call(look), await visitor.call(look)].map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(2)
  })

  test('names the invalid fields, never their values', async () => {
    const { status, body } = await site.visitor().call(write, { body: { text: 'much too long' } })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'invalid-input', issues: [{ path: 'body.text', code: 'too_big' }] })
    expect(JSON.stringify(body)).not.toContain('much too long')
  })

  test('of a character that the database cannot store, wherever it occurs', async () => {
    const { status, body } = await site.visitor().call(write, { body: { text: 'a\0' } })
    expect(body).toMatchObject({ status, code: 'invalid-input' })
    expect(status).toBe(422)
    for (const url of ['/rest/rewards/check-rewards/?invited_by=a%00', '/rest/request/handle/?cf=1&cf=a%00']) {
      expect((await site.visitor().get(url)).status).toBe(422)
    }
  })

  test.each([
    ['no JSON', 400, 'bad-request', { payload: '{', type: 'application/json' }],
    ['no form', 415, 'unsupported-type', { payload: 'text=a', type: 'application/x-www-form-urlencoded' }],
    ['no type that anybody takes', 415, 'unsupported-type', { payload: 'a', type: 'text/plain' }],
    ['too large', 413, 'too-large', { payload: JSON.stringify({ text: 'x'.repeat(300_000) }), type: 'application/json' }],
  ])('of a body that is %s', async (_, status, code, { payload, type }) => {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin', host: 'play.example' }
    const response = await site.app.inject({ method: 'POST', url: write.path, headers, payload })
    expect(response.json()).toMatchObject({ status, code, success: false })
    expect(response.statusCode).toBe(status)
  })

  test('of an invalid idempotency key', async () => {
    const { body } = await site.visitor().call(write, { body: { text: 'a' }, headers: { 'idempotency-key': 'two words' } })
    expect(body).toMatchObject({ code: 'bad-request' })
  })

  test('hides internal errors', async () => {
    const { status, body } = await site.visitor().call(fail)
    expect(status).toBe(500)
    expect(body).toMatchObject({ code: 'internal', detail: 'Something went wrong on our end.' })
    expect(JSON.stringify(body)).not.toContain('secrets')
  })
})

test('a reply has exactly the fields of its contract', async () => {
  const { body } = await site.visitor().call(tellTooMuch)
  expect(body).toEqual({ success: true })
})

describe('a write', () => {
  const from = (headers: Record<string, string>) =>
    site.app.inject({ method: 'POST', url: write.path, headers: { host: 'play.example', ...headers }, payload: { text: 'a' } })

  test.each<[string, Record<string, string>]>([
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }],
    ['a page of this site, in a browser that only says its origin', { origin: 'http://play.example' }],
    ['a page of this site, in a browser that only says its referrer', { referer: 'http://play.example/lobby' }],
  ])('from %s is accepted', async (_, headers) => expect((await from(headers)).statusCode).toBe(200))

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour below the same domain', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['another site that calls itself ours in its origin', { 'sec-fetch-site': 'cross-site', origin: 'http://play.example' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['another port', { origin: 'http://play.example:8080' }],
    ['an origin that is hidden', { origin: 'null' }],
    ['a client that says nothing', {}],
    ['a client that guesses how our own server calls', { 'x-own-server': 'true' }],
  ])('from %s is refused', async (_, headers) => {
    const response = await from(headers)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'foreign-origin' })
  })

  test('over https from a page loaded over http is refused, whatever its host', async () => {
    await using secure = await openTestSite({ features, publicUrl: 'https://play.example' })
    const sendFrom = async (origin: string) => {
      const headers = { host: 'play.example', origin }
      return (await secure.app.inject({ method: 'POST', url: write.path, headers, payload: { text: 'a' } })).statusCode
    }
    expect([await sendFrom('https://play.example'), await sendFrom('http://play.example')]).toEqual([200, 403])
  })

  test('by a guest needs no session, unless it is a player’s', async () => {
    const { status, body } = await site.visitor().call(writeAsPlayer, { body: { text: 'a' } })
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'not-signed-in' })
  })
})

test('a session idle for half an hour can read, and write only after re-authentication', async () => {
  const player = await site.player()
  site.advance(29 * MINUTE_MS)
  expect((await player.call(writeAsPlayer, { body: { text: 'a' } })).status).toBe(200)
  site.advance(30 * MINUTE_MS)
  expect((await player.call(readAsPlayer)).status).toBe(200)
  const { status, body } = await player.call(writeAsPlayer, { body: { text: 'a' } })
  expect(status).toBe(401)
  expect(body).toMatchObject({ code: 'password-needed' })
})

describe('cookies', () => {
  test('over https belong to this host alone', async () => {
    await using secure = await openTestSite({ features, publicUrl: 'https://play.example' })
    const { headers } = await secure.visitor().call(setCookies, { body: { text: 'a' } })
    expect(headers['set-cookie']).toEqual([
      '__Host-kept=from%20scripts; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
      'shown=to%20scripts; Max-Age=60; Path=/; Secure; SameSite=Lax',
    ])
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })

  test('over https ignore a session under the plain name, which another host could plant', async () => {
    await using secure = await openTestSite({ features, publicUrl: 'https://play.example' })
    const player = await secure.player({ hasConfirmedTerms: false })
    expect((await player.call(readAsPlayer)).status).toBe(200)
    const planted = secure.visitor()
    planted.cookies.set('session', player.cookies.get('__Host-session')!)
    expect((await planted.call(readAsPlayer)).status).toBe(401)
  })

  test('in development work over http', async () => {
    const { headers } = await site.visitor().call(setCookies, { body: { text: 'a' } })
    expect(headers['set-cookie']).toEqual([
      'kept=from%20scripts; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
      'shown=to%20scripts; Max-Age=60; Path=/; SameSite=Lax',
    ])
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('a theme', () => {
  const theme = (id: string, hosts: string[], daily: false | object) => ({
    id,
    name: id,
    timeZone: 'America/New_York',
    hosts,
    features: { 'daily-login': daily },
  })
  const themes = [theme('first', [], {}), theme('second', ['second.example'], false)]

  test('is chosen by host, ignoring port and case, with a default if none claims the host', async () => {
    await using two = await openTestSite({ features, themes })
    const brandAt = async (host: string) => (await two.visitor().call(look, { headers: { host } })).body.brand
    expect(await brandAt('second.example')).toBe('second')
    expect(await brandAt('SECOND.example:8443')).toBe('second')
    expect(await brandAt('elsewhere.example')).toBe('first')
  })

  test('without a slice has none of its calls', async () => {
    await using two = await openTestSite({ features, themes })
    const statusAt = async (host: string) => (await two.visitor().call(getInfo, { headers: { host } })).status
    expect(await statusAt('first.example')).not.toBe(404)
    expect(await statusAt('second.example')).toBe(404)
  })

  test('loses a slice that an operator switches off, in every process', async () => {
    await using first = await openTestSite({ features })
    await using second = await openTestSite({ features, beside: first })
    const statuses = async () => [(await first.visitor().call(getInfo)).status, (await second.visitor().call(getInfo)).status]
    const turn = (isOn: boolean) =>
      first.context.transaction((tx) => setFeatureSwitch(tx, { brand: first.theme.id, feature: 'daily-login', isOn }))
    const before = await statuses()
    expect(before).not.toContain(404)
    await turn(false)
    await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404]))
    await turn(true)
    await vi.waitFor(async () => expect(await statuses()).toEqual(before))
  })
})

describe('a rate limit', () => {
  test('counts across processes and restarts, separately for each caller', async () => {
    await using first = await openTestSite({ features })
    const second = await openTestSite({ features, beside: first })
    const call = async (of: TestSite, address: string) =>
      of.app.inject({ url: rare.path, remoteAddress: address, headers: { host: 'play.example' } })
    const statuses = []
    for (const each of [first, second, first, second]) statuses.push((await call(each, '203.0.113.1')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await call(second, '203.0.113.1')
    expect(refused.json()).toMatchObject({ code: 'too-many-requests', success: false })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call(second, '203.0.113.2')).statusCode).toBe(200)
    await second.close()
    await using restarted = await openTestSite({ features, beside: first })
    expect((await call(restarted, '203.0.113.1')).statusCode).toBe(429)
  })

  test('on visitor calls counts by address, whatever session is sent along', async () => {
    await using own = await openTestSite({ features })
    const callWith = async (cookie: string, address: string) =>
      (await own.app.inject({ url: rare.path, remoteAddress: address, headers: { host: 'play.example', cookie } })).statusCode
    const cookies = []
    for (let nth = 0; nth < 4; nth++) cookies.push(`session=${(await own.player()).cookies.get('session')}`)
    const statuses = []
    for (const cookie of cookies) statuses.push(await callWith(cookie, '203.0.113.1'))
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('on visitor calls counts by player too, from whatever address', async () => {
    await using own = await openTestSite({ features })
    const cookie = `session=${(await own.player()).cookies.get('session')}`
    const statuses = []
    for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
      const response = await own.app.inject({ url: rare.path, remoteAddress, headers: { host: 'play.example', cookie } })
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('on visitor calls counts by address and by player above the shared limits too', async () => {
    await using own = await openTestSite({ features })
    const cookies = []
    for (let nth = 0; nth < 3; nth++) cookies.push(`session=${(await own.player()).cookies.get('session')}`)
    const [first, second, third] = cookies as [string, string, string]
    const statusOf = async (cookie: string, remoteAddress: string) =>
      (await own.app.inject({ url: frequent.path, remoteAddress, headers: { host: 'play.example', cookie } })).statusCode
    for (let nth = 0; nth < frequent.callsPerMinuteMax!; nth++) {
      expect(await statusOf(nth % 2 ? first : second, '203.0.113.1')).toBe(200)
    }
    expect(await statusOf(third, '203.0.113.1')).toBe(429)
    const rest = Math.floor(frequent.callsPerMinuteMax! / 2) + 1
    for (let nth = 0; nth < rest; nth++) expect(await statusOf(first, `203.0.113.${nth + 2}`)).toBe(200)
    expect(await statusOf(first, '203.0.113.99')).toBe(429)
  })
})

test('the address comes from the proxy only if there is a proxy', async () => {
  const headers = { host: 'play.example', 'x-forwarded-for': '198.51.100.9' }
  const addressAt = async (of: TestSite) =>
    (await of.app.inject({ url: look.path, remoteAddress: '203.0.113.1', headers })).json().address
  expect(await addressAt(site)).toBe('203.0.113.1')
  await using behind = await openTestSite({ features, trustProxy: true })
  expect(await addressAt(behind)).toBe('198.51.100.9')
  // A visitor may send a forged list; the proxy appends the real address.
  headers['x-forwarded-for'] = '127.0.0.1, 198.51.100.9'
  expect(await addressAt(behind)).toBe('198.51.100.9')
  const metrics = await behind.app.inject({ url: '/metrics', remoteAddress: '10.0.0.2', headers })
  expect(metrics.statusCode).toBe(404)
})

test('the language comes from the page, then the cookie, then the browser, then defaults to English', async () => {
  const localeOf = async (headers: Record<string, string>) => (await site.visitor().call(look, { headers })).body.locale
  const browser = { 'accept-language': 'fr, es-MX;q=0.8, en;q=0.5' }
  expect(await localeOf({})).toBe('en')
  expect(await localeOf(browser)).toBe('es')
  expect(await localeOf({ ...browser, cookie: 'i18n_redirected=deleted' })).toBe('en')
  expect(await localeOf({ ...browser, cookie: 'i18n_redirected=en', 'x-locale': 'es' })).toBe('es')
  expect(await localeOf({ 'accept-language': 'es;q=0, en' })).toBe('en')
})

describe('machine-readable endpoints', () => {
  test('list every contract in the OpenAPI document', async () => {
    const { body } = await site.visitor().get('/api/openapi.json')
    const listed = Object.keys(body.paths)
    const wanted = site.slices.flatMap(({ routes = [] }) =>
      routes.map(({ contract }) => contract.path.replace(/:(\w+)/g, '{$1}')),
    )
    expect(wanted.length).toBeGreaterThan(20)
    expect(wanted.filter((path) => !listed.includes(path))).toEqual([])
    expect(body.paths[write.path].post.requestBody.content['application/json'].schema.properties.text).toMatchObject({
      maxLength: 5,
    })
  })

  test('show a query of arbitrary parameters as an exploded one in the OpenAPI document', async () => {
    const { body } = await site.visitor().get('/api/openapi.json')
    const { parameters } = body.paths['/rest/request/handle/'].get
    expect(parameters).toMatchObject([{ in: 'query', name: 'query', style: 'form', explode: true, schema: { type: 'object' } }])
  })

  test('report liveness, and readiness while the database answers', async () => {
    const visitor = site.visitor()
    expect((await visitor.get('/healthz')).body).toEqual({ success: true })
    expect((await visitor.get('/readyz')).body).toEqual({ success: true })
  })

  test('report a process that gets no database connection as alive and not ready', async () => {
    const pool = site.database.pool as pg.Pool
    const held = []
    while (pool.totalCount < pool.options.max || pool.idleCount > 0) held.push(await pool.connect())
    expect((await site.visitor().get('/healthz')).status).toBe(200)
    const readiness = async () => (await site.visitor().get('/readyz')).status
    await expect.poll(readiness).toBe(503)
    for (const client of held) client.release()
    await expect.poll(readiness).toBe(200)
  })

  test('count requests by route in the metrics, for local addresses only', async () => {
    const ask = (remoteAddress: string) => site.app.inject({ url: '/metrics', remoteAddress })
    await site.visitor().call(look)
    expect((await ask('127.0.0.1')).payload).toContain(`route="${look.path}",status="200"`)
    expect((await ask('203.0.113.1')).statusCode).toBe(404)
    expect((await ask('::ffff:203.0.113.1')).statusCode).toBe(404)
  })

  test('require the metrics key if the site has one, from any address', async () => {
    const key = 'k'.repeat(32)
    await using keyed = await openTestSite({ features: [echoSlice], metrics: { key } })
    const ask = async (remoteAddress: string, authorization?: string) =>
      (await keyed.app.inject({ url: '/metrics', remoteAddress, headers: authorization ? { authorization } : {} })).statusCode
    expect(await ask('203.0.113.1', `Bearer ${key}`)).toBe(200)
    for (const wrong of [undefined, 'Bearer ', `Bearer ${key}k`, key]) expect(await ask('127.0.0.1', wrong)).toBe(404)
  })

  test('refuse the metrics of a production site without a key', async () => {
    await using closed = await openTestSite({ features: [echoSlice], metrics: 'off' })
    expect((await closed.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(404)
  })
})
