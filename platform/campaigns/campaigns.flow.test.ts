import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { defineCampaign } from '#kernel/campaign.ts'
import { calendarDayOf, DAY_MS, HOUR_MS } from '#kernel/time.ts'
import {
  archiveCampaign,
  type Campaign,
  type CampaignPlan,
  currentCampaign,
  draftCampaign,
  endedCampaigns,
  nextCampaign,
  publishCampaign,
  reviseCampaign,
  seedCampaigns,
  upcomingCampaigns,
} from './index.ts'

const words = { title: 'Rain', text: 'Coins fall.', steps: [] }
const of = (feature: string, isExclusive = true) =>
  defineCampaign({
    feature,
    config: z.object({ pool: z.int().positive(), by: z.string().default('cloud') }),
    isExclusive,
    words: { en: words, es: words },
    picture: 'gift',
    link: `/${feature}`,
  })

const BY = { actor: { kind: 'operator', id: 'opr_1' }, why: 'spring' } as const

let site: TestSite
let count = 0
/** A feature of its own for each test. */
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
const publish = (seen: Pick<Campaign, 'id' | 'version'>) =>
  site.context.transaction((tx) => publishCampaign(tx, site.context, { seen, by: BY }))
const published = async (over: Parameters<typeof plan>[0] = {}, definition = rain) => publish(await draft(over, definition))

const auditOf = async (id: string) =>
  (await site.database.pool.query('select what, actor, why, before, after from audit_event where subject = $1 order by id', [id]))
    .rows

test('a draft is seen by nobody; published it comes, goes on and is over by the site’s clock', async () => {
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

test('two published ones of an exclusive feature never overlap, also when published at once', async () => {
  const drafts = await Promise.all([draft(), draft({ slug: 'second' })])
  const outcomes = await Promise.allSettled(drafts.map(publish))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find((each) => each.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'conflict', details: { reasonType: 'overlap' } })
  await published({ slug: 'after', startsAt: site.clock.now() + DAY_MS, endsAt: null })
  const many = of('matches', false)
  await published({}, many)
  await published({ slug: 'second' }, many)
})

test('what somebody else changed meanwhile is not overwritten, and what does not fit is not stored', async () => {
  const seen = await draft()
  await publish(seen)
  await expect(publish(seen)).rejects.toMatchObject({ details: { reasonType: 'changed' } })
  await expect(draft({ slug: 'bad', config: { pool: -1, by: '' } })).rejects.toMatchObject({ code: 'invalid-input' })
})

test('every change is in the books with before and after; archived, it is out of sight for good', async () => {
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

test('some are for players alone, and each brand has its own', async () => {
  await published({ audience: 'players' })
  expect(await nextCampaign({ ...site.context, session: null }, rain)).toBeUndefined()
  const session = { id: 'ses_1' } as never
  expect(await nextCampaign({ ...site.context, session }, rain)).toMatchObject({ slug: 'first' })
  const elsewhere = { ...site.context, session, theme: { ...site.theme, id: 'other' } }
  expect(await nextCampaign(elsewhere, rain)).toBeUndefined()
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
