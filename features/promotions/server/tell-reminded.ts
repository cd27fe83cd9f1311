import { begunCampaigns, type Campaign } from '#platform/campaigns/index.ts'
import type { JobContext } from '#platform/context.ts'
import { emit } from '#platform/outbox/index.ts'
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
        const { notification, mail } = wordsOf(campaign, path)
        await emit(tx, { type: 'notification.wanted', playerId, payload: notification })
        await emit(tx, { type: 'offer-mail.wanted', playerId, payload: mail })
      }
    }
  })
}

function wordsOf({ id, words }: Campaign, path: string) {
  const key = `promotion-on:${id}`
  const subject = { en: `${words.en.title} has begun`, es: `${words.es.title}: ya ha empezado` }
  const body = { en: 'You asked us to tell you. Have fun.', es: 'Nos pediste un aviso. Que te diviertas.' }
  return {
    notification: {
      key,
      kind: 'reminder',
      title: subject,
      body,
      url: path,
      ttlSeconds: DAY_SECONDS,
      urgency: 'normal' as const,
      isPromotional: true,
    },
    mail: {
      key,
      subject,
      paragraphs: { en: [body.en, words.en.text], es: [body.es, words.es.text] },
      action: { label: { en: 'Have a look', es: 'Échale un vistazo' }, path },
    },
  }
}
