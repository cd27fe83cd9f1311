import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleRequest, initApp } from '#features/account/account/contract.ts'
import { REFERRAL_COOKIE } from '#features/account/registration/contract.ts'
import { SERVER_ENTRIES } from '#features/server.ts'
import { LOCALE_COOKIE } from '#kernel/locale.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { RenderPage } from '#platform/http/pages/page-server.ts'
import { publishContent, setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { echoSlice, look, unavailable } from './testing/echo-slice.ts'
import { openTestSite, type TestSite, type TestSiteOptions } from './testing/site.ts'

const features = [...SERVER_ENTRIES, echoSlice]
const headers = { accept: 'application/json', 'x-locale': 'en' }
let drawn: string[]
let site: TestSite

/** A page server with one page, which reports its input and its API replies. */
const render: RenderPage = async (request, { themeId, at, nonce, transport, report }) => {
  const url = new URL(request.url)
  drawn.push(url.pathname)
  const call = async (path: string) => (await transport({ method: 'GET', path, headers, body: undefined })).body
  await call(`${handleRequest.path}?${url.searchParams}`)
  if (url.pathname === '/moved') return Response.redirect('http://play.example/lobby', 302)
  if (url.pathname === '/failed') report(new Error('a call of the page failed'))
  if (url.pathname === '/broken') throw new Error('the page is broken')
  if (url.pathname === '/unavailable') {
    await call(unavailable.path)
    return new Response('<h1>Something went wrong</h1>', { status: 500, headers: { 'content-type': 'text/html' } })
  }
  const page = {
    nth: drawn.length,
    themeId,
    at,
    init: await call(initApp.path),
    visitor: await call(look.path),
    cookie: request.headers.get('cookie'),
    url: request.url,
  }
  const html = `<script nonce="${nonce}">/**/</script><script nonce="${nonce}" type="application/json">${JSON.stringify(page)}</script>`
  const status = url.pathname === '/nowhere' ? 404 : 200
  return new Response(request.method === 'HEAD' ? null : html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

const open = (options: TestSiteOptions = {}) => openTestSite({ features, render, ...options })

beforeEach(async () => {
  drawn = []
  site = await open()
})
afterEach(() => site.close())

const read = (html: string) => JSON.parse(/json">(.*)<\/script>/.exec(html)?.[1] ?? '')
const nonces = (html: string) => [...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1])

describe('a page', () => {
  test('PCI-3 runs scripts of its own nonce only, another for every reply', async () => {
    const visitor = site.visitor()
    const answers = [await visitor.get('/lobby'), await visitor.get('/lobby')]
    for (const { headers: sent, body } of answers) {
      const [nonce, ...others] = nonces(body)
      expect(others).toEqual([nonce])
      expect(sent['content-security-policy']).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`)
      expect(sent['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    }
    expect(nonces(answers[0]!.body)[0]).not.toBe(nonces(answers[1]!.body)[0])
  })

  test('is rendered for its visitor: theme, time, session, address', async () => {
    const player = await site.player()
    const { status, body } = await player.get('/lobby')
    expect(status).toBe(200)
    expect(read(body)).toMatchObject({
      themeId: 'velmora',
      at: site.clock.now(),
      url: 'http://play.example/lobby',
      init: { data: { isGuest: false } },
      visitor: { isOwnServer: true, locale: 'en', address: expect.stringMatching(/^10\./) },
    })
  })

  test('that is missing answers 404, one that moved redirects, one that failed is a problem', async () => {
    const visitor = site.visitor()
    expect(await visitor.get('/nowhere')).toMatchObject({ status: 404, body: expect.stringContaining('<script') })
    expect(await visitor.get('/moved')).toMatchObject({ status: 302, headers: { location: 'http://play.example/lobby' } })
    expect(await visitor.get('/broken')).toMatchObject({ status: 500, body: { code: 'internal' } })
  })

  test('reports its faults under the id of its request', async () => {
    const lines: string[] = []
    await using logged = await open({ logTo: { write: (line) => void lines.push(line) } })
    const { headers: sent } = await logged.visitor().get('/failed')
    const told = lines.map((line) => JSON.parse(line) as { msg: string; requestId?: string; err?: { message: string } })
    const [fault, ...others] = told.filter(({ msg }) => msg === 'page failed')
    expect(fault).toMatchObject({ requestId: sent['x-request-id'], err: { message: 'a call of the page failed' } })
    expect(others).toEqual([])
    expect(told).toContainEqual(expect.objectContaining({ msg: 'answered', requestId: sent['x-request-id'] }))
  })

  test('whose calls are unavailable is unavailable itself, with a retry time', async () => {
    const answer = await site.visitor().get('/unavailable')
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: expect.stringContaining('<h1>') })
  })

  test.each(['/rest/nothing/', '/api/nothing', '/assets/gone.js', '/art/gone.webp'])('is not rendered for %s', async (path) => {
    const { status, body } = await site.visitor().get(path)
    expect([status, body.code, drawn]).toEqual([404, 'not-found', []])
  })

  test.each([
    ['//evil.example', '/evil.example'],
    ['/mobile-app//evil.example', '/mobile-app/evil.example'],
    ['/profile//x?y=1', '/profile/x?y=1'],
  ])('at %s has single slashes, and never redirects to another site', async (path, to) => {
    const { status, headers: sent } = await site.visitor().get(path)
    expect([status, sent['location'], drawn]).toEqual([302, to, []])
  })

  test.each(['/%E0%A4%A', '/es/%', '/page/%C0%80?x=1'])('exists at an address that is not valid text: %s', async (path) => {
    const { status, body } = await site.visitor().get(path)
    expect([status, read(body).url]).toEqual([200, `http://play.example${path}`])
    expect((await site.visitor().get(`/rest${path}`)).body.code).toBe('not-found')
  })

  test('that sets cookies through the API sets them only in its own visitor’s browser', async () => {
    const invited = site.visitor()
    const first = await invited.get('/lobby?invited_by=friend')
    expect([first.headers['set-cookie']].flat().join('\n')).toMatch(new RegExp(`^${REFERRAL_COOKIE}=friend;`, 'm'))
    expect(invited.cookies.get(REFERRAL_COOKIE)).toBe('friend')
    await site.visitor().get('/lobby?invited_by=friend')
    expect(drawn).toHaveLength(2)
    expect(String((await site.visitor().get('/lobby')).headers['set-cookie'])).not.toContain(REFERRAL_COOKIE)
  })

  test.each([
    ['/lobby', 'fr, es;q=0.9', 'es'],
    ['/lobby', 'fr', 'en'],
    ['/es/lobby', 'en', 'en'],
  ])('at %s, requested in %s, remembers %s from the first access on, for a year', async (path, accepted, locale) => {
    const visitor = site.visitor()
    const first = await visitor.get(path, { headers: { 'accept-language': accepted } })
    const remembered = `${LOCALE_COOKIE}=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`
    expect([first.headers['set-cookie']].flat()).toEqual([remembered])
    expect((await visitor.get(path, { headers: { 'accept-language': accepted } })).headers['set-cookie']).toBeUndefined()
  })
})

test('rendering is rate-limited by address per minute; cached pages are not', async () => {
  const ask = async (path: string, remoteAddress: string) =>
    (await site.app.inject({ url: path, remoteAddress, headers: { host: 'play.example' } })).statusCode
  const statuses = new Set<number>()
  for (let nth = 0; nth < 601; nth++) statuses.add(await ask(`/moved?n=${nth}`, '203.0.113.1'))
  expect([...statuses]).toEqual([302, 429])
  expect(await ask('/lobby', '203.0.113.2')).toBe(200)
  expect(await ask('/lobby', '203.0.113.1')).toBe(200)
  expect(await ask('/lobby?n=1', '203.0.113.1')).toBe(429)
})

test('a player’s page is cached by no browser: going back after sign-out shows none of it', async () => {
  expect((await (await site.player()).get('/lobby')).headers['cache-control']).toBe('private, no-store')
})

describe('a guest’s page', () => {
  test('is rendered once, for concurrent and later requests', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.visitor().get('/lobby')))
    answers.push(await site.visitor().get('/lobby'))
    expect(drawn).toEqual(['/lobby'])
    expect(new Set(answers.map(({ body }) => nonces(body)[0])).size).toBe(6)
    expect(answers[0]?.headers['cache-control']).toBe('private, no-cache')
  })

  test('is complete although the first request was a HEAD', async () => {
    const ask = (method: 'HEAD' | 'GET') => site.app.inject({ method, url: '/lobby', headers: { host: 'play.example' } })
    const [head, page] = [await ask('HEAD'), await ask('GET')]
    expect(head.payload).toBe('')
    expect(page.payload).toContain('<script')
    expect(head.headers['content-length']).toBe(page.headers['content-length'])
    expect(drawn).toHaveLength(1)
  })

  test('is compressed for clients that accept it, with its own nonce', async () => {
    const ask = (encoding: string) =>
      site.app.inject({ url: '/lobby', headers: { host: 'play.example', 'accept-encoding': encoding } })
    const answers = [await ask('gzip, deflate, br'), await ask('gzip, deflate, br')]
    for (const answer of answers) {
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      const [nonce] = nonces(gunzipSync(answer.rawPayload).toString())
      expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    }
    expect(answers[0]?.rawPayload.equals(answers[1]!.rawPayload)).toBe(false)
    for (const encoding of ['', 'gzip;q=0', 'identity, gzip;q=0.0, *;q=0']) {
      expect((await ask(encoding)).payload).toContain('<script')
    }
    expect(drawn).toHaveLength(1)
  })

  test('is not shared by guests for whom a slice varies it', async () => {
    const fences: ServerFeature = { id: 'fences', isInEveryTheme: true, guestPages: async ({ userAgent }) => userAgent }
    await using fenced = await open({ besides: [fences] })
    const ask = (from: string) => fenced.app.inject({ url: '/lobby', headers: { host: 'play.example', 'user-agent': from } })
    for (const from of ['open', 'closed', 'open']) await ask(from)
    expect(drawn).toHaveLength(2)
  })

  test('contains nothing of the guest for whom it was rendered', async () => {
    const first = site.visitor()
    first.cookies.set('tracking', 'number 7')
    first.cookies.set('i18n_redirected', 'en')
    expect(read((await first.get('/lobby')).body).cookie).toBe('i18n_redirected=en')
  })

  test('is never a player’s: neither served to one nor taken from one', async () => {
    const player = await site.player()
    expect(read((await player.get('/lobby')).body).init.data.isGuest).toBe(false)
    expect(read((await site.visitor().get('/lobby')).body).init.data.isGuest).toBe(true)
    expect(read((await player.get('/lobby')).body).init.data.isGuest).toBe(false)
    expect(drawn).toHaveLength(3)
  })

  test('varies by address, language and theme', async () => {
    const other = {
      id: 'other',
      name: 'Other',
      timeZone: 'America/New_York',
      hosts: ['other.example'],
      features: site.theme.features,
    }
    await using two = await open({ themes: [site.theme, other] })
    const ask = async (path: string, sent: Record<string, string>) =>
      read((await two.visitor().get(path, { headers: sent })).body).nth
    const all = [
      await ask('/lobby', {}),
      await ask('/lobby?category=new', {}),
      await ask('/lobby', { 'accept-language': 'es' }),
      await ask('/lobby', { cookie: 'i18n_redirected=es' }),
      await ask('/lobby', { host: 'other.example' }),
    ]
    expect(new Set(all).size).toBe(all.length)
    expect(await ask('/lobby', { 'accept-language': 'es-MX' })).toBe(all[2])
  })

  test('is rendered again after a publish, in every process', async () => {
    await using second = await open({ beside: site })
    const nth = async (of: TestSite) => read((await of.visitor().get('/lobby')).body).nth
    const before = [await nth(site), await nth(second)]
    expect([await nth(site), await nth(second)]).toEqual(before)
    await site.context.transaction(publishContent)
    await vi.waitFor(async () => {
      expect(await nth(site)).not.toBe(before[0])
      expect(await nth(second)).not.toBe(before[1])
    })
  })

  test('is rendered again after a slice was switched off', async () => {
    await site.visitor().get('/lobby')
    await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: 'velmora', feature: 'lobby', isOn: false }))
    await site.liveSettings.refresh()
    await site.visitor().get('/lobby')
    expect(drawn).toHaveLength(2)
  })

  test('expires', async () => {
    await site.visitor().get('/lobby')
    site.advance(31 * SECOND_MS)
    await site.visitor().get('/lobby')
    expect(drawn).toHaveLength(2)
  })

  test('that is missing is not cached', async () => {
    for (const path of ['/nowhere', '/moved', '/broken', '/nowhere', '/moved', '/broken']) await site.visitor().get(path)
    expect(drawn).toHaveLength(6)
  })
})
