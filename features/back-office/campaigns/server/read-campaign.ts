import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { type HistoryEntry, readHistory } from '#platform/audit/history.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { readOperatorNames } from '#platform/auth/operators/operator-team.ts'
import { listOpenRevisions, readReviewed, readRunsToCome, type ReviewedCampaign } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { PlanOnDesk } from '../contract.ts'
import type { FormSchema } from '#kernel/form-schema.ts'
import type * as contract from '../shared/operator-contract.ts'
import { readFilingsOf } from '#promotions/filings/read-needs.ts'
import { type CatalogueEntry, catalogueOf, formSchemaOf, templateBudgetOf, titleOf } from './catalogue.ts'
import { changesBetween } from './changes.ts'
import { findCampaign } from './admin.ts'
import { revisionOf } from './list-campaigns.ts'
import { deskStateOf, NO_BUDGET, toPlanOnDesk } from './plan-wire.ts'

type Reply = ReplyOf<typeof contract.readCampaign>

const HISTORY_MAX = 100

export const readCampaign =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { params: { id } }: InputOf<typeof contract.readCampaign>): Promise<Reply> => {
    const { reader, theme } = ctx
    const campaign = await findCampaign(ctx, id)
    const catalogue = catalogueOf(ctx.visit, slices())
    const entry = catalogue.entryOf(campaign.feature)
    const schema = formSchemaOf(entry.definition)
    const [revisions, { rows: trail, unreadFiles }, changes, names, { needs }, toCome] = await Promise.all([
      listOpenRevisions(reader, theme.id),
      readHistory(ctx, { brand: theme.id, subjects: [campaign.id] }, HISTORY_MAX),
      changesOf(ctx, campaign, entry),
      readOperatorNames(reader),
      readFilingsOf(reader, ctx, slices(), campaign),
      campaign.series === null ? [] : readRunsToCome(reader, theme.id, campaign.series, ctx.clock.now()),
    ])
    const person = (operator: string) => ({ name: names.get(operator) ?? operator, isYou: operator === ctx.operator.id })
    const orNull = (operator: string | null) => (operator === null ? null : person(operator))
    return {
      success: true,
      data: {
        campaign: {
          id: campaign.id,
          feature: campaign.feature,
          featureTitle: titleOf(entry.definition),
          version: campaign.version,
          state: deskStateOf(campaign, ctx.clock.now()),
          plan: toPlanOnDesk(campaign, theme.timeZone),
          writtenBy: campaign.writtenBy.map(person),
          submittedBy: orNull(campaign.submittedBy),
          approvedBy: orNull(campaign.approvedBy),
          revises: campaign.revises && { id: campaign.revises.id, title: campaign.words.en.title },
          revision: revisionOf(campaign, revisions),
          copiedFrom: campaign.copiedFrom,
          runsToCome: campaign.series === null ? null : toCome.length,
          hasRule: entry.definition.hasRule,
          isOnEngine: entry.promotion !== undefined,
          ownPicture: entry.definition.picture,
        },
        schema: schema as Record<string, unknown>,
        choices: { games: [...catalogue.games], pictures: [...catalogue.pictures] },
        changes,
        history: trail.map((action) => toHistory(action, schema, theme.timeZone)),
        unreadFiles,
        filings: needs.map(({ state, fault }) => ({ state, isInOrder: fault === null })),
        timeZone: theme.timeZone,
      },
    }
  }

/** What differs from the campaign that it changes or was copied from, else from the template that is most like it. */
async function changesOf(
  ctx: OperatorContext,
  campaign: ReviewedCampaign,
  entry: CatalogueEntry,
): Promise<Reply['data']['changes']> {
  const { definition, demos } = entry
  const { timeZone } = ctx.theme
  const schema = formSchemaOf(definition)
  const now = toPlanOnDesk(campaign, timeZone)
  const source = campaign.revises?.id ?? campaign.copiedFrom
  const before = source === null ? undefined : await readReviewed(ctx.reader, ctx.theme.id, source)
  if (before) {
    const since = campaign.revises ? 'published' : 'copied'
    // Every campaign has a name of its own; that of a change is never used.
    const old = { ...toPlanOnDesk(before, timeZone), slug: now.slug }
    return { since, fields: changesBetween(old, now, schema) }
  }
  const startDay = (now.startsAt?.slice(0, 10) ?? ctx.today) as CalendarDay
  const compared = demos.map(({ words = definition.words, config: configFrom }) => {
    const config = configFrom(startDay)
    const template: PlanOnDesk = {
      ...now,
      words,
      countsSince: null,
      audience: 'everyone',
      showAudience: null,
      joinAudience: null,
      repeats: null,
      budget: templateBudgetOf(entry, config) ?? NO_BUDGET,
      experiment: null,
      picture: null,
      config,
    }
    return changesBetween(template, now, schema)
  })
  const [fields = changesBetween(undefined, now, schema)] = compared.toSorted((one, other) => one.length - other.length)
  return { since: 'template', fields }
}

/** An action with the fields that it changed, for those that changed the content. */
function toHistory({ at, what, by, why, before, after }: HistoryEntry, schema: FormSchema, timeZone: string) {
  const plan = (of: typeof before) => toPlanOnDesk(of as unknown as ReviewedCampaign, timeZone)
  const isContent = before?.['words'] !== undefined && after?.['words'] !== undefined
  const fields = isContent ? changesBetween(plan(before), plan(after), schema) : []
  return { at, what, by, why: why ?? '', fields }
}
