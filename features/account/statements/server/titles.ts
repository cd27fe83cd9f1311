import type { StatementLine } from '#ledger/index.ts'
import { titlesOfRuns } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'

export type Slices = () => readonly ServerFeature[]

export interface Titles {
  /** A removed game keeps its slug. */
  readonly ofGame: (slug: string) => string
  readonly ofRun: (id: string) => string | null
}

/** The titles of the games and campaigns of these lines, in the player's language. */
export async function titlesOf(ctx: PlayerContext, slices: Slices, lines: readonly StatementLine[]): Promise<Titles> {
  const runs = await titlesOfRuns(ctx, [...new Set(lines.flatMap(({ ref }) => runOf(ref) ?? []))])
  return { ofGame: gameTitles(ctx, slices), ofRun: (id) => runs.get(id) ?? null }
}

export function gameTitles(ctx: PlayerContext, slices: Slices): Titles['ofGame'] {
  const games = slicesOn(ctx, slices())
    .flatMap((slice) => slice.gameProviders?.() ?? [])
    .flatMap((provider) => provider.games)
  const titles = new Map(games.map(({ slug, title }) => [slug, title]))
  return (slug) => titles.get(slug) ?? slug
}

export const runOf = ({ run }: StatementLine['ref']): string | undefined => (typeof run === 'string' ? run : undefined)
