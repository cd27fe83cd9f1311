import type { ThemeData } from '#kernel/theme.ts'
import type { Site } from '#platform/http/build-site.ts'
import { isSliceOn } from '#platform/slices.ts'

/** Seeds each slice's demo data in each brand that has the slice; existing data stays unchanged. */
export async function seedDemoData({ slices, contextFor }: Site, themes: readonly ThemeData[]): Promise<void> {
  for (const theme of themes) {
    const ctx = contextFor(theme)
    for (const slice of slices) if (isSliceOn(ctx, slice)) await slice.seed?.(ctx)
  }
}
