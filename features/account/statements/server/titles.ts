import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'

export type Slices = () => readonly ServerFeature[]

/** Game titles of every provider; a removed game keeps its slug. */
export function titlesOf(ctx: PlayerContext, slices: Slices): (slug: string) => string {
  const games = slicesOn(ctx, slices())
    .flatMap((slice) => slice.gameProviders?.() ?? [])
    .flatMap((provider) => provider.games)
  const titles = new Map(games.map(({ slug, title }) => [slug, title]))
  return (slug) => titles.get(slug) ?? slug
}
