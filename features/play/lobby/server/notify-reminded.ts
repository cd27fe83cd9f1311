import type { JobContext } from '#platform/context.ts'
import type { GameProvider, ProvidedGame, ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import { tellAsked } from '#platform/tell-asked.ts'
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
        await tellAsked(tx, playerId, newsOf(told.game, told.provider))
      }
    })
  }

const newsOf = ({ slug, title, rules }: ProvidedGame, provider: GameProvider) => ({
  key: `game-open:${slug}`,
  subject: { en: `${title} is open`, es: `${title} ya está abierto` },
  text: rules,
  path: provider.pathOf(slug),
  action: { en: 'Play it', es: 'Jugar' },
  ttlSeconds: WEEK_SECONDS,
})
