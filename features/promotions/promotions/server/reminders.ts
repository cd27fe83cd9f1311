import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { plannedCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type * as contract from '../contract.ts'
import type { Promotion } from '../contract.ts'
import { deleteReminder, insertReminder, readReminders } from './reminder-store.ts'

type Input = InputOf<typeof contract.addReminder>
type Reply = ReplyOf<typeof contract.addReminder>
type CardsOf = (ctx: VisitorContext) => Promise<readonly Promotion[]>

/** Sets a reminder for the start of a campaign; a running one needs none. */
export const addReminderWith =
  (cardsOf: CardsOf) =>
  async (ctx: PlayerContext, { params: { campaignId } }: Input): Promise<Reply> => {
    const campaign = await plannedCampaign(ctx, campaignId)
    if (!campaign) throw new AppError('not-found', 'No upcoming promotion has this name')
    const card = (await cardsOf(ctx)).find(({ key }) => key === campaign.feature)
    const reminder = { player: ctx.playerId, campaign: campaign.id, path: pathOf(card?.link), asked_at: ctx.clock.now() }
    await insertReminder(ctx.reader, reminder)
    return getReminders(ctx)
  }

export async function removeReminder(ctx: PlayerContext, { params: { campaignId } }: Input): Promise<Reply> {
  await deleteReminder(ctx.reader, ctx.playerId, campaignId as Id<'cmp'>)
  return getReminders(ctx)
}

export const getReminders = async (ctx: PlayerContext): Promise<Reply> => ({
  success: true,
  data: { remindedCampaigns: await readReminders(ctx.reader, ctx.playerId) },
})

/** Absolute link of a card: its page, or home with its modal open. */
const pathOf = (link = '/promotions'): string => (link.startsWith('?') ? `/${link}` : link)
