import { z } from 'zod'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite, type TestSiteOptions } from '#apps/site/testing/site.ts'
import { defineCampaign } from '#kernel/campaign.ts'
import { DAY_MS, localTimeOf } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { promotionEntry } from '#promotions/index.ts'
import { toyCampaign, toyPromotion } from '#promotions/testing/toy-promotion.ts'
import * as contract from '../../contract.ts'
import * as operators from '../../shared/operator-contract.ts'

const toySlice: ServerFeature = {
  ...promotionEntry(toyPromotion, 'toy'),
  isInEveryTheme: true,
  campaignTemplates: {
    definition: toyCampaign,
    demos: [{ inDays: 0, lastsDays: 7, config: () => ({ every: 2, coins: 100 }) }],
  },
}

const words = { title: 'Notice', text: 'Tells of something.', steps: [] }

/** A feature that announces campaigns and has no rule for them. */
const noticeCampaign = defineCampaign({
  feature: 'notice',
  config: z.object({}),
  isExclusive: false,
  hasRule: false,
  words: { en: words, es: words },
  picture: 'letter',
  link: '/notice',
})
const noticeSlice: ServerFeature = {
  id: 'notice',
  isInEveryTheme: true,
  campaignTemplates: { definition: noticeCampaign, demos: [{ inDays: 0, lastsDays: 7, config: () => ({}) }] },
}

/** A budget whose prizes no state asks to register. */
export const SMALL_PRIZES = { coins: null, entries: 100_000 }

/** Administers campaigns of a test site with a feature of its own on the engine: one operator writes, another approves. */
export interface TestAdmin {
  readonly site: TestSite
  readonly ann: TestClient
  readonly bob: TestClient
  draft(by?: TestClient, feature?: string): Promise<string>
  read(id: string): Promise<operators.CampaignOnDesk>
  /** What differs from what it was made from. */
  changes(id: string): Promise<readonly operators.FieldChange[]>
  /** The draft with some of its content changed. */
  save(by: TestClient, id: string, over: Partial<contract.PlanOnDesk>, version?: number): Promise<Reply>
  change(by: TestClient, id: string, act: operators.CampaignAct, version?: number): Promise<Reply>
  decide(by: TestClient, id: string, isApproved: boolean, version?: number): Promise<Reply>
  /** A campaign that runs from now on for a week, written by Ann and approved by Bob. */
  publish(over?: Partial<contract.PlanOnDesk>): Promise<string>
}

type Reply = { readonly success: boolean; readonly reasonType?: string; readonly data?: object }

export async function openTestAdmin(options: Pick<TestSiteOptions, 'logTo'> = {}): Promise<TestAdmin> {
  const site = await openTestSite({ ...options, besides: [toySlice, noticeSlice] })
  const [ann, bob] = [await signedInOperator(site, 'ann', 'crm'), await signedInOperator(site, 'bob', 'crm')]
  const why = 'as planned for this week'
  const shown = async (id: string) => (await ann.call(operators.readCampaign, { params: { id } })).body.data
  const read: TestAdmin['read'] = async (id) => (await shown(id)).campaign
  const versionOf = async (id: string, version?: number) => version ?? (await read(id)).version
  const admin: TestAdmin = {
    site,
    ann,
    bob,
    read,
    changes: async (id) => (await shown(id)).changes.fields,
    async draft(by = ann, feature = 'toy') {
      const { body } = await by.call(contract.draftCampaign, { body: { from: { kind: 'template', feature, nth: 0 } } })
      if (!body.success) throw new Error(body.reasonType)
      return body.data.id
    },
    async save(by, id, over, version) {
      const { plan } = await read(id)
      const body = { id, version: await versionOf(id, version), plan: { ...plan, ...over } }
      return (await by.call(contract.saveCampaign, { body })).body as Reply
    },
    async change(by, id, act, version) {
      const body = { act, version: await versionOf(id, version), why }
      return (await by.call(operators.changeCampaign, { params: { id }, body })).body as Reply
    },
    async decide(by, id, isApproved, version) {
      const body = { isApproved, version: await versionOf(id, version), why }
      return (await by.call(operators.decideCampaign, { params: { id }, body })).body as Reply
    },
    async publish(over = {}) {
      const id = await admin.draft()
      const endsAt = localTimeOf(site.clock.now() + 7 * DAY_MS, site.theme.timeZone)
      await admin.save(ann, id, { startsAt: null, endsAt, ...over })
      await admin.change(ann, id, 'submit')
      const reply = await admin.decide(bob, id, true)
      if (!reply.success) throw new Error(reply.reasonType)
      return id
    },
  }
  return admin
}
