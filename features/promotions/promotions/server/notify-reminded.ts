import { begunCampaigns, type Campaign } from '#platform/campaigns/index.ts'
import type { JobContext } from '#platform/context.ts'
import { notifySubscribers } from '#platform/notify-subscribers.ts'
import { readAwaited, takeReminders } from './reminder-store.ts'

/** Batch size per campaign; the rest follow in the next run. */
const REMINDERS_MAX = 500
const DAY_SECONDS = 86_400

/**
 * Notifies subscribers once that a campaign has begun: in the browser, and by email with consent. Reminders of a
 * withdrawn or ended campaign are deleted without a notice.
 */
export async function notifyReminded(ctx: JobContext): Promise<void> {
  const { running, over } = await begunCampaigns(ctx, await readAwaited(ctx.reader))
  await ctx.transaction(async (tx) => {
    for (const campaign of over) await takeReminders(tx, { campaign: campaign.id, max: REMINDERS_MAX })
    for (const campaign of running) {
      for (const { player: playerId, path } of await takeReminders(tx, { campaign: campaign.id, max: REMINDERS_MAX })) {
        await notifySubscribers(tx, playerId, newsOf(campaign, path))
      }
    }
  })
}

const newsOf = ({ id, words }: Campaign, path: string) => ({
  key: `promotion-on:${id}`,
  subject: { en: `${words.en.title} is live`, es: `${words.es.title} ya empezó` },
  text: { en: words.en.text, es: words.es.text },
  path,
  action: { en: 'Check it out', es: 'Ver más' },
  ttlSeconds: DAY_SECONDS,
})
