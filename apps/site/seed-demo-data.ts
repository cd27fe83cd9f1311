import type { ThemeData } from '#kernel/theme.ts'
import type { Site } from '#platform/http/build-site.ts'
import { isSliceOn } from '#platform/slices.ts'

/** Each slice's demo data for each brand that has the slice; what is there already stays as it is. */
export async function seedDemoData({ slices, contextFor }: Site, themes: readonly ThemeData[]): Promise<void> {
  for (const theme of themes) {
    const ctx = contextFor(theme)
    for (const slice of slices) if (isSliceOn(ctx, slice)) await slice.seed?.(ctx)
  }
}
