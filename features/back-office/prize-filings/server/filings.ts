import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { lockCampaign, readReviewed, type ReviewedCampaign } from '#platform/campaigns/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { readFilingsOf } from '#promotions/filings/read-needs.ts'
import type { Filing } from '#promotions/filings/rules.ts'
import { readFilings as readRecorded, writeFiling } from '#promotions/filings/store.ts'
import type * as contract from '../contract.ts'

/** A campaign of this brand. Throws `not-found`. */
async function findCampaign({ reader, theme }: OperatorContext, id: string): Promise<ReviewedCampaign> {
  const campaign = await readReviewed(reader, theme.id, id)
  if (!campaign) throw new AppError('not-found', 'Campaign not found.')
  return campaign
}

export const readFilings =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: OperatorContext,
    { params: { id } }: InputOf<typeof contract.readFilings>,
  ): Promise<ReplyOf<typeof contract.readFilings>> => {
    const campaign = await findCampaign(ctx, id)
    const { worthCents, needs, filings } = await readFilingsOf(ctx.reader, ctx, slices(), campaign)
    return {
      success: true,
      data: { title: campaign.words.en.title, worthCents, needs: [...needs], filings: [...filings] },
    }
  }

/** Recorded for the published campaign that a change concerns, and for the whole series of a run. */
export const recordFiling =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: OperatorContext,
    { params: { id }, body: { filing: given, why } }: InputOf<typeof contract.recordFiling>,
  ): Promise<ReplyOf<typeof contract.recordFiling>> => {
    const campaign = await findCampaign(ctx, id)
    if (given.filedOn > ctx.today) return { success: false, reasonType: 'in-the-future' }
    const filing: Filing = { ...given, filedOn: given.filedOn as CalendarDay, bondOn: given.bondOn as CalendarDay }
    return ctx.change<ReplyOf<typeof contract.recordFiling>>(async (tx) => {
      const { owner } = await readFilingsOf(tx, ctx, slices(), campaign)
      await lockCampaign(tx, ctx.theme.id, owner)
      const before = (await readRecorded(tx, owner)).find(({ state }) => state === filing.state) ?? null
      const isChanged = await writeFiling(tx, owner, filing)
      const audit = { subject: owner, what: 'filing-recorded', why, before: { filing: before }, after: { filing } }
      return { audit: isChanged ? audit : null, value: { success: true, data: { isChanged } } }
    })
  }
