import { begunCampaigns, type Campaign } from '#platform/campaigns/index.ts'
import type { JobContext } from '#platform/context.ts'
import { tellAsked } from '#platform/tell-asked.ts'
import { readAwaited, takeReminders } from './reminder-store.ts'

/** So many of each campaign in one go; the rest the next time. */
const REMINDERS_MAX = 500
const DAY_SECONDS = 86_400

/**
 * Tells whoever asked that a campaign has begun: once, in their browser, and by mail where they agreed to mail. Of one
 * that was taken back, or is over already, nobody is told, and it is forgotten all the same.
 */
export async function tellReminded(ctx: JobContext): Promise<void> {
  const { running, over } = await begunCampaigns(ctx, await readAwaited(ctx.reader))
  await ctx.transaction(async (tx) => {
    for (const campaign of over) await takeReminders(tx, { campaign: campaign.id, max: REMINDERS_MAX })
    for (const campaign of running) {
      for (const { player: playerId, path } of await takeReminders(tx, { campaign: campaign.id, max: REMINDERS_MAX })) {
        await tellAsked(tx, playerId, newsOf(campaign, path))
      }
    }
  })
}

const newsOf = ({ id, words }: Campaign, path: string) => ({
  key: `promotion-on:${id}`,
  subject: { en: `${words.en.title} has begun`, es: `${words.es.title}: ya ha empezado` },
  text: { en: words.en.text, es: words.es.text },
  path,
  action: { en: 'Have a look', es: 'Échale un vistazo' },
  ttlSeconds: DAY_SECONDS,
})
