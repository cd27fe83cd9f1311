import type { Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { Run } from '../definition.ts'
import { drawMoments } from './reveal.ts'
import { readMomentDraws } from './shared-draws.ts'

/** Reads the committed moments of runs, by run and draw; runs whose moments are not committed yet have none. */
export const momentsOfRuns =
  (contextOf: (brand: string) => Pick<Context, 'vault'> | undefined) =>
  async (db: Reader, runs: readonly Pick<Run, 'id' | 'brand'>[]): Promise<Map<string, Record<string, readonly Instant[]>>> => {
    const found = new Map<string, Record<string, readonly Instant[]>>()
    if (runs.length === 0) return found
    const brands = new Map(runs.map(({ id, brand }) => [id, brand]))
    for (const { draw, openSeed } of await readMomentDraws(db, [...brands.keys()])) {
      const ctx = contextOf(brands.get(draw.run)!)
      if (!ctx) continue
      const moments = recall(draw.commit, () => drawMoments(draw, openSeed(ctx)))
      found.set(draw.run, { ...found.get(draw.run), [draw.name]: moments })
    }
    return found
  }

const RECALLED_MAX = 1_000
const recalled = new Map<string, readonly Instant[]>()

/** A commitment fixes its moments, so they are drawn once a process. */
function recall(commit: string, draw: () => Instant[]): readonly Instant[] {
  const moments = recalled.get(commit) ?? draw()
  if (recalled.size >= RECALLED_MAX) recalled.clear()
  recalled.set(commit, moments)
  return moments
}

interface RunOf {
  readonly promotion: { readonly sharedDraws?: unknown }
  readonly run: Run
}

/** The run with its committed moments, which its steps read. */
export async function withMoments<K extends RunOf>(ctx: Pick<Context, 'reader' | 'vault'>, known: K): Promise<K> {
  if (!known.promotion.sharedDraws) return known
  const moments = (await momentsOfRuns(() => ctx)(ctx.reader, [known.run])).get(known.run.id)
  return moments ? { ...known, run: { ...known.run, moments } } : known
}
