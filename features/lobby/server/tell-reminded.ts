import type { JobContext } from '#platform/context.ts'
import type { GameProvider, ProvidedGame, ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { slicesOn } from '#platform/slices.ts'
import { takeReminders } from './store.ts'

/** So many in one go; the rest the next time. */
const REMINDERS_MAX = 500
const WEEK_SECONDS = 7 * 24 * 60 * 60

/** Tells players of games that opened since they asked: once, in their browser, and by mail where they agreed to mail. */
export const tellRemindedWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: JobContext): Promise<void> => {
    const providers = slicesOn(ctx, slices()).flatMap((slice) => slice.gameProviders?.() ?? [])
    const open = new Map(
      providers.flatMap((provider) =>
        provider.games.flatMap((game) => (game.isOpen ? [[game.slug, { game, provider }] as const] : [])),
      ),
    )
    await ctx.transaction(async (tx) => {
      const taken = await takeReminders(tx, { brand: ctx.theme.id, games: [...open.keys()], max: REMINDERS_MAX })
      for (const { player: playerId, game: slug } of taken) {
        const told = open.get(slug)
        if (!told) continue
        const { notification, mail } = wordsOf(told.game, told.provider)
        await emit(tx, { type: 'notification.wanted', playerId, payload: notification })
        await emit(tx, { type: 'offer-mail.wanted', playerId, payload: mail })
      }
    })
  }

function wordsOf({ slug, title, rules }: ProvidedGame, provider: GameProvider) {
  const key = `game-open:${slug}`
  const path = provider.pathOf(slug)
  const subject = { en: `${title} is open`, es: `${title} ya está abierto` }
  const body = { en: 'You asked us to tell you. Have fun.', es: 'Nos pediste un aviso. Que te diviertas.' }
  return {
    notification: {
      key,
      kind: 'reminder',
      title: subject,
      body,
      url: path,
      ttlSeconds: WEEK_SECONDS,
      urgency: 'normal' as const,
      isPromotional: true,
    },
    mail: {
      key,
      subject,
      paragraphs: { en: [body.en, rules.en], es: [body.es, rules.es] },
      action: { label: { en: 'Play it', es: 'Jugar' }, path },
    },
  }
}
