import type { ThemeData } from '#kernel/theme.ts'
import type { JobContext } from '../context.ts'
import type { ServerFeature } from '../feature.ts'
import { isSliceOn } from '../slices.ts'
import type { ScheduledJob } from './run-jobs.ts'

/** Every job of every slice, once a brand, by that brand's clocks; nothing happens while the slice is off there. */
export function jobsOfSlices(
  slices: readonly ServerFeature[],
  themes: readonly ThemeData[],
  contextOf: (theme: ThemeData) => JobContext,
): ScheduledJob[] {
  return themes.flatMap((theme) =>
    slices.flatMap((slice) =>
      (slice.jobs ?? []).map(({ name, schedule, run }) => ({
        name: `${theme.id}/${slice.id}/${name}`,
        schedule,
        timeZone: theme.timeZone,
        run: async () => {
          const ctx = contextOf(theme)
          if (isSliceOn(ctx, slice)) await run(ctx)
        },
      })),
    ),
  )
}
