import type { JobContext } from '#platform/context.ts'
import type { GameProvider, ProvidedGame, ServerFeature } from '#platform/feature.ts'
import { providersOn } from '#platform/slices.ts'
import { notifySubscribers } from '#platform/notify-subscribers.ts'
import { takeReminders } from './store.ts'

/** Maximum per run; the rest follow in the next run. */
const REMINDERS_MAX = 500
const WEEK_SECONDS = 7 * 24 * 60 * 60

/**
 * Notifies players once of games that opened since they set a reminder: in the browser, and by mail if they agreed to
 * mail.
 */
export const notifyRemindedWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: JobContext): Promise<void> => {
    const open = new Map(
      providersOn(ctx, slices()).flatMap((provider) =>
        provider.games.flatMap((game) => (game.isOpen ? [[game.slug, { game, provider }] as const] : [])),
      ),
    )
    await ctx.transaction(async (tx) => {
      const taken = await takeReminders(tx, { brand: ctx.theme.id, games: [...open.keys()], max: REMINDERS_MAX })
      for (const { player: playerId, game: slug } of taken) {
        const told = open.get(slug)
        if (!told) continue
        await notifySubscribers(tx, playerId, newsOf(told.game, told.provider))
      }
    })
  }

const newsOf = ({ slug, title, rules }: ProvidedGame, provider: GameProvider) => ({
  key: `game-open:${slug}`,
  subject: { en: `${title} is here`, es: `${title} ya está aquí` },
  text: rules,
  path: provider.pathOf(slug),
  action: { en: 'Play now', es: 'Jugar ahora' },
  ttlSeconds: WEEK_SECONDS,
})
