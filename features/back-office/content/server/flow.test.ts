import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { NECESSARY, OPTIONAL } from '#features/protection/cookie-consent/contract.ts'
import { getTranslations } from '#features/site/shell/contract.ts'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { z } from 'zod'
import type { ContentKind, ContentSeed } from '#platform/content/content-kind.ts'
import { seedContent } from '#platform/content/seed-content.ts'
import type { TestClient } from '#platform/testing/client.ts'
import * as contract from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'

let site: TestSite
let anna: TestClient
beforeAll(async () => {
  site = await openTestSite()
  anna = await operator('anna')
})
afterAll(() => site.close())

const operator = (name: string, role?: OperatorRole): Promise<TestClient> => signedInOperator(site, name, role)

const page = (name: string, over: object = {}) => ({ kind: 'page', brand: '*', name, locale: 'en' as const, ...over })
const body = (text: string) => ({ title: 'A page', body: text, seoTitle: '', seoDescription: '' })

const save = async (by: TestClient, key: ReturnType<typeof page>, basedOn: number, of: Record<string, unknown> | null) =>
  (await by.call(operators.saveContent, { body: { ...key, basedOn, body: of } as never })).body
const publish = async (by: TestClient, key: ReturnType<typeof page>, version: number, goesLiveAt: string | null = null) =>
  (await by.call(operators.publishContent, { body: { ...key, version, goesLiveAt } as never })).body

/** What a visitor reads once this process has processed the last publish. */
async function read(name: string) {
  await site.liveSettings.refresh()
  return site.visitor().call(contract.getPage, { params: { name } })
}

const auditOf = async (subject: string) =>
  (
    await site.database.pool.query('select what, actor_kind, before, after from audit_event where subject = $1 order by id', [
      subject,
    ])
  ).rows

describe('a page', () => {
  test('that ships with the release exists in both languages, with the brand’s name', async () => {
    const { status, body: reply } = await read('free-entry')
    expect(status).toBe(200)
    expect(reply.data.html).toContain('<h2 id="request-by-mail">')
    expect(JSON.stringify(reply.data)).not.toContain('{brand}')
    const spanish = await site.visitor().call(contract.getPage, { params: { name: 'free-entry' }, headers: { 'x-locale': 'es' } })
    expect(spanish.body.data.html).toContain('href="/es/page/sweepstakes-rules"')
    expect((await read('nothing-of-the-kind')).status).toBe(404)
  })

  test('of cookies lists the same as the consent dialog, in its words', async () => {
    for (const [locale, title] of [
      ['en', 'Staying signed in'],
      ['es', 'Mantener la sesión iniciada'],
    ] as const) {
      const { data } = (
        await site.visitor().call(contract.getPage, { params: { name: 'cookies' }, headers: { 'x-locale': locale } })
      ).body
      for (const name of NECESSARY.flatMap(({ names }) => names)) expect(data.html).toContain(name)
      expect(data.html.match(/<tr>/g)).toHaveLength(1 + NECESSARY.length + OPTIONAL.length)
      expect(data.html).toContain(title)
      expect(data.html).not.toContain('{cookies}')
    }
  })

  test('of questions has them in groups in both languages, and search engines get the same ones', async () => {
    for (const [locale, path] of [
      ['en', '/page/faq'],
      ['es', '/es/page/faq'],
    ] as const) {
      const headers = { 'x-locale': locale }
      const { groups, html, outline } = (await site.visitor().call(contract.getPage, { params: { name: 'faq' }, headers })).body
        .data
      expect([html, outline]).toEqual(['', []])
      expect(groups.length).toBeGreaterThan(1)
      const { head } = (await site.visitor().call(contract.getHead, { query: { path }, headers })).body.data
      const asked = head.structured[0]!['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
      expect(asked.map(({ name }) => name)).toEqual(groups.flatMap(({ questions }) => questions.map(({ title }) => title)))
      expect(asked.filter(({ acceptedAnswer }) => acceptedAnswer.text.includes('#'))).toEqual([])
    }
    expect((await read('free-entry')).body.data.groups).toEqual([])
  })

  test('is readable once it is published, and not as a draft', async () => {
    const key = page('draft')
    expect(await save(anna, key, 0, body('secret'))).toEqual({ success: true, data: { version: 1 } })
    expect((await read('draft')).status).toBe(404)
    expect(await publish(anna, key, 1)).toEqual({ success: true })
    expect((await read('draft')).body.data.html).toContain('secret')
    await save(anna, key, 1, body('still secret'))
    expect((await read('draft')).body.data.html).not.toContain('still')
    expect((await auditOf('content page * draft en')).map(({ what }) => what)).toEqual([
      'content-saved',
      'content-published',
      'content-saved',
    ])
    expect((await auditOf('content page * draft en'))[2]).toMatchObject({
      actor_kind: 'operator',
      before: { version: 1, body: { body: 'secret' } },
      after: { version: 2, body: { body: 'still secret' } },
    })
  })

  test('with a future publish time waits for it, and the previous version stays until then', async () => {
    const key = page('later')
    await save(anna, key, 0, body('old'))
    await publish(anna, key, 1)
    await save(anna, key, 1, body('new'))
    await publish(anna, key, 2, new Date(site.clock.now() + 10 * MINUTE_MS).toISOString())
    expect((await read('later')).body.data.html).toContain('old')
    site.advance(10 * MINUTE_MS)
    expect((await read('later')).body.data.html).toContain('new')
  })

  test('of the brand overrides that of every brand; removed, it is gone', async () => {
    const own = page('about', { brand: site.theme.id })
    await save(anna, own, 0, body('ours alone'))
    await publish(anna, own, 1)
    expect((await read('about')).body.data.html).toContain('ours alone')
    await save(anna, own, 1, null)
    await publish(anna, own, 2)
    expect((await read('about')).status).toBe(404)
  })

  test('cannot be changed once published, not even in the database', async () => {
    const ask = (text: string) => site.database.pool.query(text)
    await expect(ask(`update content_entry set body = '{}' where kind = 'page' and state = 'published'`)).rejects.toThrow(
      'changed never',
    )
    await expect(ask(`delete from content_entry where kind = 'page'`)).rejects.toThrow(/permission denied|changed never/)
  })

  test('reaches every process without a restart', async () => {
    await using second = await openTestSite({ beside: site })
    const key = page('everywhere')
    await save(anna, key, 0, body('here'))
    await publish(anna, key, 1)
    const ask = async () => (await second.visitor().call(contract.getPage, { params: { name: 'everywhere' } })).status
    await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 20_000 })
  })
})

describe('a save', () => {
  test('is refused with a list of its errors', async () => {
    const problems = async (key: ReturnType<typeof page>, of: Record<string, unknown>) => {
      const reply = await save(anna, key, 0, of)
      return 'problems' in reply ? reply.problems.length : reply
    }
    expect(await problems(page('x'), body('[a](javascript:alert(1))'))).toBe(1)
    expect(await problems(page('x'), { title: '' })).toBeGreaterThan(1)
    expect(await problems(page('../x'), body('a'))).toBe(1)
    const message = (name: string) => ({ ...page(name), kind: 'message' })
    expect(await problems(message('site.nothing'), { text: 'a' })).toBe(1)
    expect(await problems(message('content.updated'), { text: 'No date' })).toBe(1)
    expect(await problems(message('content.updated'), { text: 'Place your bets {date}' })).toBe(1)
    expect(await problems({ ...page('/vip'), kind: 'seo' }, { title: '', description: '', image: 'javascript:x' })).toBe(1)
  })

  test('over another operator’s newer version names that operator and loses nothing', async () => {
    const bert = await operator('bert')
    const key = page('two')
    await save(anna, key, 0, body('one'))
    const replies = await Promise.all([save(anna, key, 1, body('by anna')), save(bert, key, 1, body('by bert'))])
    const lost = replies.find(({ success }) => !success)
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(lost).toMatchObject({ reasonType: 'changed-meanwhile', version: 2, by: expect.stringMatching(/^(anna|bert)$/) })
    const { versions } = (await anna.call(operators.readContent, { query: key })).body.data
    expect(versions).toHaveLength(2)
    expect(await publish(anna, key, 1)).toMatchObject({ reasonType: 'changed-meanwhile' })
  })

  test('and a publish, repeated, change nothing', async () => {
    const key = page('again')
    expect(await save(anna, key, 0, body('a'))).toEqual(await save(anna, key, 0, body('a')))
    expect(await Promise.all([publish(anna, key, 1), publish(anna, key, 1)])).toEqual([{ success: true }, { success: true }])
    expect(await auditOf('content page * again en')).toHaveLength(2)
  })
})

test('replaced messages are added to the head of every page, as text', async () => {
  const key = { ...page('content.about'), kind: 'message' }
  await save(anna, key, 0, { text: "'<script>'About us" })
  await publish(anna, key, 1)
  await site.liveSettings.refresh()
  const { data } = (await site.visitor().call(contract.getHead, { query: { path: '/' } })).body
  expect(data.messages).toEqual({ 'content.about': "'<script>'About us" })
  const dictionary = async (locale: string) => (await site.visitor().call(getTranslations, { params: { locale } })).body
  expect((await dictionary('en'))['content']).toMatchObject({ about: "'<script>'About us", faq: 'FAQ' })
  expect((await dictionary('es'))['content']).not.toMatchObject({ about: expect.stringContaining('About us') })
  const found = (await anna.call(operators.searchMessages, { query: { locale: 'en', search: 'content.about' } })).body.data
  expect(found.messages).toEqual([{ key: 'content.about', built: 'About us', now: "'<script>'About us" }])
  const faults = (await save(anna, { ...page('content.faq'), kind: 'message' }, 0, { text: 'Ask <b>away' })) as object
  expect(JSON.stringify(faults)).toContain('A bracket isn’t closed')
  const ofSlice = { ...page('daily-login.title'), kind: 'message' }
  expect(await save(anna, ofSlice, 0, { text: 'Prizes' })).toMatchObject({ success: true })
})

test('search engines see what is public: games and FAQ with structured data, but no profile', async () => {
  const head = async (path: string) => (await site.visitor().call(contract.getHead, { query: { path } })).body.data.head
  expect(await head('/')).toMatchObject({ isIndexed: true, structured: [{ '@type': 'WebSite' }, { '@type': 'Organization' }] })
  expect((await head('/es/page/faq')).structured[0]).toMatchObject({ '@type': 'FAQPage' })
  expect(await head('/profile')).toMatchObject({ isIndexed: false, structured: [] })
  const { pages } = (await site.visitor().call(contract.getSitemap)).body.data
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/tournaments', '/vip', '/support', '/page/faq', '/page/terms-of-use']))
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => /profile|operator|cash|signin/.test(path))).toEqual([])
  const game = pages.find(({ path }: { path: string }) => /^\/game\/.+\/help$/.test(path))!
  expect((await head(game.path)).structured[0]).toMatchObject({ '@type': 'VideoGame' })
  const [slug] = /[^/]+(?=\/help)/.exec(game.path)!
  const shared = [await head('/'), await head(game.path), await head(`/es/game/${slug}`)].map(({ image }) => image)
  expect(shared).toEqual(['velmora', slug, slug].map((name) => `/art/share/${name}-1200.jpg`))
  for (const path of shared) expect(existsSync(new URL(`../../../../public${path}`, import.meta.url)), path).toBe(true)
})

test('an operator’s search metadata replaces the page’s own title and description', async () => {
  const head = async (path: string) => (await site.visitor().call(contract.getHead, { query: { path } })).body.data.head
  expect((await head('/tournaments')).instead).toEqual({ title: null, description: null })
  const key = { ...page('/tournaments'), kind: 'seo' }
  await save(anna, key, 0, { title: 'Races at {brand}', description: '', image: '' })
  await publish(anna, key, 1)
  await site.liveSettings.refresh()
  expect(await head('/tournaments')).toMatchObject({
    title: 'Races at Velmora',
    instead: { title: 'Races at Velmora', description: null },
  })
})

describe('content shipped with a release', () => {
  const seeded = (kind: string, seeds: readonly ContentSeed[], isFinal = false): ContentKind => ({
    kind,
    title: kind,
    name: /./,
    isByLocale: false,
    isFinal,
    schema: z.object({}),
    blank: {},
    seeds,
  })
  const release = (kind: string, seeds: readonly ContentSeed[], isFinal = false) =>
    seedContent(site.database, site.clock, [seeded(kind, seeds, isFinal)])
  const seed = (name: string, text: string, over: Partial<ContentSeed> = {}): ContentSeed => ({
    name,
    locale: '*',
    body: { text },
    ...over,
  })
  const versions = async (kind: string, name: string) =>
    (
      await site.database.pool.query<{ line: string }>(
        `select concat_ws(' ', brand, version, coalesce(body ->> 'text', 'gone'), saved_by) line
          from content_entry where kind = $1 and name = $2 order by brand, version`,
        [kind, name],
      )
    ).rows.map(({ line }) => line)
  const operatorWrites = (kind: string, name: string, { version = 1, text = 'ours', state = 'published', brand = '*' } = {}) =>
    site.database.pool.query(
      `insert into content_entry (kind, brand, name, locale, version, body, state, saved_by, saved_at,
          published_by, published_at, goes_live_at)
        values ($1, $6, $2, '*', $3, $4, $5, 'anna', now(), case $5 when 'published' then 'anna' end,
          case $5 when 'published' then now() end, case $5 when 'published' then now() end)`,
      [kind, name, version, text === '' ? null : JSON.stringify({ text }), state, brand],
    )

  test('is added to an older site too, and changed texts follow; a second start changes nothing', async () => {
    await release('news', [seed('a', 'one')])
    const second = [seed('a', 'two'), seed('b', 'new')]
    await release('news', second)
    await release('news', second)
    expect(await versions('news', 'a')).toEqual(['* 1 one croupier', '* 2 two croupier'])
    expect(await versions('news', 'b')).toEqual(['* 1 new croupier'])
    await site.liveSettings.refresh()
    expect(site.context.content.find('news', 'a')?.body).toEqual({ text: 'two' })
  })

  test.each([
    ['changed', { text: 'ours' }],
    ['removed', { text: '' }],
    ['began to change', { text: 'ours', state: 'draft' }],
  ])('never overwrites what an operator %s', async (how, write) => {
    const kind = `kept ${how}`
    await release(kind, [seed('a', 'one')])
    await operatorWrites(kind, 'a', { version: 2, ...write })
    await release(kind, [seed('a', 'two')])
    expect(await versions(kind, 'a')).toEqual(['* 1 one croupier', `* 2 ${write.text || 'gone'} anna`])
  })

  test('hides nothing that an operator wrote for every brand behind a brand’s own entry', async () => {
    await release('own', [seed('a', 'one')])
    await operatorWrites('own', 'a', { version: 2 })
    await release('own', [seed('a', 'one'), seed('a', 'of the brand', { brand: site.theme.id })])
    expect(await versions('own', 'a')).toEqual(['* 1 one croupier', '* 2 ours anna'])
  })

  test('adds a version to a document whose versions were all shipped, and none where an operator wrote one', async () => {
    await release('paper', [seed('rules@2026-01-01', 'one'), seed('terms@2026-01-01', 'one')], true)
    await operatorWrites('paper', 'terms@2026-06-01')
    const later = [seed('rules@2027-01-01', 'two'), seed('terms@2027-01-01', 'two'), seed('rules@2026-01-01', 'otherwise')]
    await release('paper', later, true)
    expect(await versions('paper', 'rules@2027-01-01')).toEqual(['* 1 two croupier'])
    expect(await versions('paper', 'rules@2026-01-01')).toEqual(['* 1 one croupier'])
    expect(await versions('paper', 'terms@2027-01-01')).toEqual([])
  })

  test('adds no later version of a document that one brand has its own of, which that would replace', async () => {
    await release('brand paper', [seed('terms@2026-01-01', 'one')], true)
    await operatorWrites('brand paper', 'terms@2026-06-01', { brand: site.theme.id })
    await release('brand paper', [seed('terms@2026-01-01', 'one'), seed('terms@2027-01-01', 'two')], true)
    expect(await versions('brand paper', 'terms@2027-01-01')).toEqual([])
  })
})

describe('operators', () => {
  const calls = [
    [operators.saveContent, { body: { ...page('x'), basedOn: 0, body: null } }],
    [operators.publishContent, { body: { ...page('x'), version: 1, goesLiveAt: null } }],
    [operators.previewContent, { body: { text: 'x', locale: 'en' } }],
    [operators.listContent, { query: { kind: 'page' } }],
    [operators.readContent, { query: page('x') }],
    [operators.searchMessages, { query: { locale: 'en', search: 'about' } }],
  ] as const

  test('alone have access: guests and players are refused', async () => {
    const player = await site.player()
    for (const client of [site.visitor(), player]) {
      for (const [call, input] of calls) {
        expect((await client.call(call as never, input as never)).status, call.path).toBe(401)
      }
    }
  })

  test('read and write as their role allows, and a refused attempt is recorded', async () => {
    const [auditor, editor] = [await operator('ada', 'auditor'), await operator('ed', 'editor')]
    const write = calls.slice(0, 2)
    for (const [call, input] of write) expect((await auditor.call(call as never, input as never)).status, call.path).toBe(403)
    for (const [call, input] of calls.slice(2)) expect((await auditor.call(call as never, input as never)).status).toBe(200)
    expect((await save(editor, page('by-editor'), 0, body('Hello'))).success).toBe(true)
    const { rows } = await site.database.pool.query("select after from audit_event where what = 'operator-refused'")
    expect(rows).toEqual(write.map(() => ({ after: { right: 'content-write', role: 'auditor' } })))
  })
})
