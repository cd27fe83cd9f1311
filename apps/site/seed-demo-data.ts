import type { ThemeData } from '#kernel/theme.ts'
import type { Site } from '#platform/http/build-site.ts'
import { isSliceOn } from '#platform/slices.ts'

/** Seeds each slice's demo data in each brand that has the slice; existing data stays unchanged. */
export async function seedDemoData({ slices, contextFor }: Site, themes: readonly ThemeData[]): Promise<void> {
  const seed = async (theme: ThemeData): Promise<void> => {
    const ctx = contextFor(theme)
    for (const slice of slices) if (isSliceOn(ctx, slice)) await slice.seed?.(ctx)
  }
  // All brands at once, since they ask the same questions, which share a query.
  await Promise.all(themes.map(seed))
}
