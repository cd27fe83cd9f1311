import type { ReplyOf } from '#kernel/contract.ts'
import { localTimeOf } from '#kernel/time.ts'
import { type HistoryEntry, readLatestActions } from '#platform/audit/history.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { listCampaigns as readCampaigns, listOpenRevisions, type ReviewedCampaign } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readBudgetUse, toBudgeted } from '#promotions/claims/budget-use.ts'
import { isKilled } from '#promotions/kill-switch.ts'
import type * as contract from '../contract.ts'
import { type CatalogueEntry, catalogueOf, titleOf } from './catalogue.ts'
import { killSubject } from './kill-switch.ts'
import { deskStateOf } from './plan-wire.ts'

const LISTED_MAX = 500

export const listCampaigns =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext): Promise<ReplyOf<typeof contract.listCampaigns>> => {
    const { reader, theme, clock } = ctx
    const subject = killSubject(theme.id)
    const [campaigns, revisions, isOn, actions] = await Promise.all([
      readCampaigns(reader, theme.id, LISTED_MAX),
      listOpenRevisions(reader, theme.id),
      isKilled(reader, theme.id),
      readLatestActions(reader, { brand: theme.id, subjects: [subject] }),
    ])
    const { entries } = catalogueOf(ctx.visit, slices())
    const promotions = new Map(entries.map(({ definition, promotion }) => [definition.feature, promotion]))
    const runs = campaigns.filter(({ status, budget }) => status === 'published' && budget)
    const uses = await readBudgetUse(
      reader,
      runs.map((campaign) => toBudgeted(campaign, promotions.get(campaign.feature))),
    )
    const listed = campaigns.map((campaign) => ({
      id: campaign.id,
      feature: campaign.feature,
      slug: campaign.slug,
      title: campaign.words.en.title,
      state: deskStateOf(campaign, clock.now()),
      startsAt: campaign.startsWhenApproved ? null : localTimeOf(campaign.startsAt, theme.timeZone),
      endsAt: campaign.endsAt === null ? null : localTimeOf(campaign.endsAt, theme.timeZone),
      series: campaign.series,
      budget: [...(uses.get(campaign.id) ?? [])],
      revision: revisionOf(campaign, revisions),
    }))
    const features = entries.map(toFeature)
    const killSwitch = toKillSwitch(isOn, actions.get(subject))
    return { success: true, data: { campaigns: listed, features, killSwitch, timeZone: theme.timeZone } }
  }

/** The open change of a campaign. */
export function revisionOf({ id }: Pick<ReviewedCampaign, 'id'>, revisions: readonly ReviewedCampaign[]) {
  const open = revisions.find(({ revises }) => revises?.id === id)
  return open ? { id: open.id, state: open.status === 'review' ? ('review' as const) : ('draft' as const) } : null
}

const toFeature = ({ definition, promotion, isOn }: CatalogueEntry): contract.CampaignFeature => ({
  id: definition.feature,
  title: titleOf(definition),
  hasRule: definition.hasRule,
  isOnEngine: promotion !== undefined,
  isOn,
  isExclusive: definition.isExclusive,
})

const toKillSwitch = (isOn: boolean, action: HistoryEntry | undefined) =>
  action ? { isOn, by: action.by, why: action.why ?? '', at: action.at } : null

export const listTemplates =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext): Promise<ReplyOf<typeof contract.listTemplates>> => {
    const { entries } = catalogueOf(ctx.visit, slices())
    const templates = entries
      .filter(({ isOn }) => isOn)
      .flatMap(({ definition, demos }) =>
        demos.map(({ lastsDays, words = definition.words }, nth) => ({
          feature: definition.feature,
          nth,
          title: words.en.title,
          about: words.en.text,
          picture: definition.picture,
          lastsDays,
          hasRule: definition.hasRule,
        })),
      )
    return { success: true, data: { templates } }
  }
