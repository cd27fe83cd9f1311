import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { addDays, startOfDay } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { type CampaignPlan, draftCampaign as insertDraft, draftRevision, findByRequest } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type { draftCampaign as contract } from '../contract.ts'
import { type Catalogue, catalogueOf, templateBudgetOf } from './catalogue.ts'
import { byOperator, findCampaign, orRefused } from './admin.ts'

type Reply = ReplyOf<typeof contract>
type From = InputOf<typeof contract>['body']['from']

/** A new draft. A repeated call, by its key, replies with the first one. */
export const draftCampaign =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { body: { from } }: InputOf<typeof contract>): Promise<Reply> => {
    const catalogue = catalogueOf(ctx.visit, slices())
    const requestKey = `${ctx.operator.id}:${ctx.idempotencyKey}`
    const first = () => findByRequest(ctx.reader, requestKey)
    const known = await first()
    if (known) return { success: true, data: { id: known } }
    const reply = await orRefused(() => makeDraft(ctx, catalogue, { from, requestKey }))
    if (reply.success || reply.reasonType !== 'name-taken') return reply
    const same = await first()
    return same ? { success: true, data: { id: same } } : reply
  }

async function makeDraft(
  ctx: OperatorContext,
  catalogue: Catalogue,
  { from, requestKey }: { from: From; requestKey: string },
): Promise<Reply> {
  const by = byOperator(ctx)
  const source = from.kind === 'template' ? undefined : await findCampaign(ctx, from.id)
  const { definition } = catalogue.entryOf(source?.feature ?? (from as { feature: string }).feature)
  return ctx.change<Reply>(async (tx) => {
    if (from.kind === 'revision') {
      const { id } = await draftRevision(tx, ctx, definition, { seen: { id: source!.id, version: from.version }, by, requestKey })
      return { audit: null, value: { success: true, data: { id } } }
    }
    const plan = from.kind === 'template' ? templatePlan(ctx, catalogue, from) : copyPlan(ctx, source!)
    const copied = source && { copiedFrom: source.id }
    const { id } = await insertDraft(tx, ctx, definition, { plan, by, requestKey, ...copied })
    return { audit: null, value: { success: true, data: { id } } }
  })
}

/** An example of the feature, from tomorrow on, whose prizes no state asks to register. */
function templatePlan(ctx: OperatorContext, catalogue: Catalogue, { feature, nth }: From & { kind: 'template' }): CampaignPlan {
  const entry = catalogue.entryOf(feature)
  const demo = entry.demos[nth]
  if (!demo) throw new AppError('not-found', 'No such template.')
  const { timeZone } = ctx.theme
  const startDay = addDays(ctx.today, 1)
  const config = demo.config(startDay)
  return {
    slug: newSlug(ctx, `${feature}-${startDay}`),
    words: demo.words ?? entry.definition.words,
    startsAt: startOfDay(startDay, timeZone),
    endsAt: demo.lastsDays === null ? null : startOfDay(addDays(startDay, demo.lastsDays), timeZone),
    audience: 'everyone',
    budget: templateBudgetOf(entry, config),
    config,
  }
}

/** The same content, as long, from tomorrow on. */
function copyPlan(ctx: OperatorContext, source: CampaignPlan): CampaignPlan {
  const {
    words,
    audience,
    showAudience = null,
    joinAudience = null,
    budget = null,
    experiment = null,
    picture = null,
    config,
  } = source
  const startDay = addDays(ctx.today, 1)
  const startsAt = startOfDay(startDay, ctx.theme.timeZone)
  const endsAt = source.endsAt === null ? null : startsAt + (source.endsAt - source.startsAt)
  return {
    slug: newSlug(ctx, `${source.slug.slice(0, 36)}-${startDay}`),
    words,
    audience,
    showAudience,
    joinAudience,
    budget,
    experiment,
    picture,
    config,
    startsAt,
    endsAt,
  }
}

/** Unique, so that two drafts of one day do not collide; its author may change it. */
const newSlug = ({ newId }: OperatorContext, name: string): string => `${name}-${newId('cmp').slice(-4)}`
