import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { defineCampaign } from '#kernel/campaign.ts'
import { calendarDayOf, DAY_MS, HOUR_MS } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import {
  archiveCampaign,
  begunCampaigns,
  campaignById,
  type Campaign,
  type CampaignPlan,
  currentCampaign,
  draftCampaign,
  endedCampaigns,
  nextCampaign,
  pastCampaigns,
  plannedCampaign,
  promote,
  publishCampaign,
  reviseCampaign,
  seedCampaigns,
  showCampaign,
  shownCampaigns,
  upcomingCampaigns,
} from './index.ts'

const words = { title: 'Rain', text: 'Coins fall.', steps: [] }
const of = (feature: string, isExclusive = true, hasRule = true) =>
  defineCampaign({
    feature,
    config: z.object({ pool: z.int().positive(), by: z.string().default('cloud') }),
    isExclusive,
    hasRule,
    words: { en: words, es: words },
    picture: 'gift',
    link: `/${feature}`,
  })

const BY = { actor: { kind: 'operator', id: 'opr_1' }, why: 'spring' } as const

let site: TestSite
let count = 0
/** A separate feature for each test. */
let rain = of('rain')
beforeAll(async () => void (site = await openTestSite()))
beforeEach(() => void (rain = of(`rain-${count++}`)))
afterAll(() => site.close())

const plan = (over: Partial<CampaignPlan<{ pool: number; by: string }>> = {}): CampaignPlan<{ pool: number; by: string }> => ({
  slug: 'first',
  words: { en: words, es: words },
  startsAt: site.clock.now() + HOUR_MS,
  endsAt: site.clock.now() + DAY_MS,
  audience: 'everyone',
  config: { pool: 5, by: 'cloud' },
  ...over,
})

const draft = (over: Parameters<typeof plan>[0] = {}, definition = rain) =>
  site.context.transaction((tx) => draftCampaign(tx, site.context, definition, { plan: plan(over), by: BY }))
const publish = (seen: Pick<Campaign, 'id' | 'version'>, definition = rain) =>
  site.context.transaction((tx) => publishCampaign(tx, site.context, definition, { seen, by: BY }))
const published = async (over: Parameters<typeof plan>[0] = {}, definition = rain) =>
  publish(await draft(over, definition), definition)

const auditOf = async (id: string) =>
  (await site.database.pool.query('select what, actor, why, before, after from audit_event where subject = $1 order by id', [id]))
    .rows

test('a draft is invisible; a published campaign starts, runs and ends by the site’s clock', async () => {
  const { id, version } = await draft()
  expect(await nextCampaign(site.context, rain)).toBeUndefined()
  await publish({ id, version })
  expect(await nextCampaign(site.context, rain)).toMatchObject({ id, config: { pool: 5 } })
  expect(await currentCampaign(site.context, rain)).toBeUndefined()
  site.advance(HOUR_MS)
  expect(await currentCampaign(site.context, rain)).toMatchObject({ id })
  site.advance(DAY_MS)
  expect(await currentCampaign(site.context, rain)).toBeUndefined()
  const page = { limit: 5, offset: 0 }
  expect(await endedCampaigns(site.context, rain, page)).toMatchObject([{ id }])
  expect(await upcomingCampaigns(site.context, rain, page)).toEqual([])
})

test('two published campaigns of an exclusive feature never overlap, even if published concurrently', async () => {
  const drafts = await Promise.all([draft(), draft({ slug: 'second' })])
  const outcomes = await Promise.allSettled(drafts.map((each) => publish(each)))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find((each) => each.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'conflict', details: { reasonType: 'overlap' } })
  await published({ slug: 'after', startsAt: site.clock.now() + DAY_MS, endsAt: null })
  const many = of('matches', false)
  await published({}, many)
  await published({ slug: 'second' }, many)
})

test('a concurrent change is not overwritten, and an invalid one is not stored', async () => {
  const seen = await draft()
  await publish(seen)
  await expect(publish(seen)).rejects.toMatchObject({ details: { reasonType: 'changed' } })
  await expect(draft({ slug: 'bad', config: { pool: -1, by: '' } })).rejects.toMatchObject({ code: 'invalid-input' })
})

test('BON-5 every change is audited with before and after; an archived campaign stays hidden', async () => {
  const seen = await published({ startsAt: site.clock.now() - HOUR_MS })
  const revise = (over: object) =>
    site.context.transaction((tx) =>
      reviseCampaign(tx, site.context, rain, { seen, plan: { ...seen, ...over } as never, by: BY }),
    )
  await expect(revise({ config: { pool: 6 } })).rejects.toMatchObject({ details: { reasonType: 'started' } })
  const longer = await revise({ endsAt: site.clock.now() + 2 * DAY_MS })
  await site.context.transaction((tx) => archiveCampaign(tx, site.context, { seen: longer, by: BY }))
  expect(await currentCampaign(site.context, rain)).toBeUndefined()
  const books = await auditOf(seen.id)
  expect(books.map(({ what }) => what)).toEqual([
    'campaign-drafted',
    'campaign-published',
    'campaign-revised',
    'campaign-archived',
  ])
  expect(books[2]).toMatchObject({
    actor: 'opr_1',
    why: 'spring',
    before: { endsAt: seen.endsAt },
    after: { endsAt: longer.endsAt },
  })
})

test('some campaigns are for players only, and each brand has its own', async () => {
  await published({ audience: 'players' })
  expect(await nextCampaign({ ...site.context, session: null }, rain)).toBeUndefined()
  const session = { id: 'ses_1' } as never
  expect(await nextCampaign({ ...site.context, session }, rain)).toMatchObject({ slug: 'first' })
  const elsewhere = { ...site.context, session, theme: { ...site.theme, id: 'other' } }
  expect(await nextCampaign(elsewhere, rain)).toBeUndefined()
})

test('an event acts for players, by the campaign active when it happened', async () => {
  const start = site.clock.now()
  const { id } = await published({ audience: 'players', endsAt: start + 2 * HOUR_MS })
  await published({ slug: 'guests', audience: 'guests', startsAt: start + 2 * HOUR_MS }, rain)
  site.advance(3 * HOUR_MS)
  expect(await currentCampaign(site.context, rain)).toBeUndefined()
  expect(await currentCampaign(site.context, rain, start + HOUR_MS)).toMatchObject({ id })
  expect(await currentCampaign(site.context, rain, start)).toBeUndefined()
})

test('every ended campaign stays reachable, by its id and in the list of past ones, however long ago it was', async () => {
  const ids: string[] = []
  for (const slug of ['one', 'two', 'three']) {
    const { id } = await published({ slug })
    ids.unshift(id)
    site.advance(40 * DAY_MS)
  }
  const visitor = { ...site.context, locale: 'en', session: null } as unknown as VisitorContext
  const past = await pastCampaigns(visitor, [rain], { limit: 2, offset: 0 })
  expect(past).toMatchObject({ hasMore: true, campaigns: ids.slice(0, 2).map((id) => ({ id, state: 'ended', link: null })) })
  const rest = await pastCampaigns(visitor, [{ ...rain, linkOf: (id) => `/rain/${id}` }], { limit: 2, offset: 2 })
  expect(rest).toMatchObject({ hasMore: false, campaigns: [{ id: ids[2], link: `/rain/${ids[2]}` }] })
  expect(await pastCampaigns(visitor, [of('other')], { limit: 2, offset: 0 })).toEqual({ campaigns: [], hasMore: false })
  expect(await campaignById(visitor, rain, ids[2]!)).toMatchObject({ slug: 'one' })
  expect(await campaignById(visitor, of('other'), ids[2]!)).toBeUndefined()
  const { id } = await draft({ slug: 'draft' })
  expect(await campaignById(visitor, rain, id)).toBeUndefined()
})

test('demo campaigns begin at midnight of the brand’s day, and are added once', async () => {
  const seed = seedCampaigns(rain, [{ inDays: 2, lastsDays: 7, config: () => ({ pool: 9, by: 'cloud' }) }])
  await seed(site.context)
  await seed(site.context)
  const campaigns = await upcomingCampaigns(site.context, rain, { limit: 5, offset: 0 })
  expect(campaigns).toHaveLength(1)
  const { timeZone } = site.theme
  const { startsAt, slug } = campaigns[0]!
  expect(slug).toBe(`${rain.feature}-${calendarDayOf(startsAt, timeZone)}`)
  expect(calendarDayOf(startsAt - 1, timeZone) < calendarDayOf(startsAt, timeZone)).toBe(true)
  await site.context.transaction((tx) => archiveCampaign(tx, site.context, { seen: campaigns[0]!, by: BY }))
  await seed(site.context)
  expect(await upcomingCampaigns(site.context, rain, { limit: 5, offset: 0 })).toEqual([])
})

test('demo campaigns that two processes add together are added once', async () => {
  const seed = seedCampaigns(rain, [{ inDays: 2, lastsDays: 7, config: () => ({ pool: 9, by: 'cloud' }) }])
  await Promise.all([seed(site.context), seed(site.context), seed(site.context)])
  expect(await upcomingCampaigns(site.context, rain, { limit: 5, offset: 0 })).toHaveLength(1)
})

test('a running demo campaign gets the words of the next release once, and not what an operator has changed', async () => {
  const demos = [{ inDays: 0, lastsDays: 7, config: () => ({ pool: 9, by: 'cloud' }) }]
  const release = (title: string) => {
    const said = { ...words, title }
    return seedCampaigns({ ...rain, words: { en: said, es: said } }, demos)(site.context)
  }
  const current = async () => (await currentCampaign(site.context, rain))!
  await release('Old rain')
  const old = await current()
  await Promise.all([release('New rain'), release('New rain')])
  await release('New rain')
  const renewed = await current()
  expect(renewed).toEqual({ ...old, words: renewed.words, version: old.version + 1 })
  expect([renewed.words.en.title, renewed.words.es.title]).toEqual(['New rain', 'New rain'])
  expect((await auditOf(old.id)).map(({ what }) => what)).toEqual(['campaign-drafted', 'campaign-published', 'campaign-revised'])
  const mine = { ...words, title: 'My rain' }
  await site.context.transaction((tx) =>
    reviseCampaign(tx, site.context, rain, { seen: renewed, plan: { ...renewed, words: { en: mine, es: mine } }, by: BY }),
  )
  await release('Newer rain')
  expect((await current()).words.en.title).toBe('My rain')
})

test('a feature without a rule only announces: nothing can be published, and no date is shown', async () => {
  const shell = of('shell', true, false)
  const refusal = { code: 'conflict', details: { reasonType: 'no-rule' } }
  await expect(publish(await draft({ slug: 'mine' }, shell), shell)).rejects.toMatchObject(refusal)
  const seed = seedCampaigns(shell, [{ inDays: 1, lastsDays: 7, config: () => ({ pool: 9, by: 'cloud' }) }])
  await seed(site.context)
  await seed(site.context)
  const visitor = { ...site.context, locale: 'en', session: null } as unknown as VisitorContext
  const noDate = { state: 'none', startsAt: null, finishedAt: null, startDay: null, endDay: null }
  for (let days = 0; days < 100; days += 20) {
    expect(await showCampaign(visitor, shell)).toMatchObject({ campaign: noDate, config: { pool: 9 } })
    expect(await promote(visitor, shell)).toMatchObject([{ state: 'none', startsAt: null, finishedAt: null }])
    expect(await currentCampaign(site.context, shell)).toBeUndefined()
    const { next } = await shownCampaigns(site.context, shell)
    expect(await plannedCampaign(site.context, next?.id ?? '')).toBeUndefined()
    expect(await begunCampaigns(site.context, [next?.id ?? ''])).toMatchObject({ running: [] })
    site.advance(20 * DAY_MS)
    await seed(site.context)
  }
  expect(await endedCampaigns(site.context, shell, { limit: 5, offset: 0 })).toEqual([])
  expect(await upcomingCampaigns(site.context, shell, { limit: 5, offset: 0 })).toHaveLength(1)
})
