import type { ThemeData } from '#kernel/theme.ts'
import type { Site } from '#platform/http/build-site.ts'

/** Each slice's demo data for each brand that has the slice; what is there already stays as it is. */
export async function seedDemoData({ slices, contextFor }: Site, themes: readonly ThemeData[]): Promise<void> {
  for (const theme of themes) {
    const ctx = contextFor(theme)
    for (const slice of slices) if (slice.isInEveryTheme || ctx.isOn(slice.id)) await slice.seed?.(ctx)
  }
}
