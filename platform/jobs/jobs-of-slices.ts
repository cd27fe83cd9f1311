import type { ThemeData } from '#kernel/theme.ts'
import type { JobContext } from '../context.ts'
import type { ServerFeature } from '../feature.ts'
import { isSliceOn } from '../slices.ts'
import type { ScheduledJob } from './run-jobs.ts'

/** Every job of every slice, once per brand, in that brand's time zone; most are skipped while the slice is off there. */
export function jobsOfSlices(
  slices: readonly ServerFeature[],
  themes: readonly ThemeData[],
  contextOf: (theme: ThemeData) => JobContext,
): ScheduledJob[] {
  return themes.flatMap((theme) =>
    slices.flatMap((slice) =>
      (slice.jobs ?? []).map(({ name, schedule, runsWhenOff, run }) => ({
        name: `${theme.id}/${slice.id}/${name}`,
        schedule,
        timeZone: theme.timeZone,
        run: async () => {
          const ctx = contextOf(theme)
          if (runsWhenOff || isSliceOn(ctx, slice)) await run(ctx)
        },
      })),
    ),
  )
}

/** The jobs that slices have for the whole site. */
export const siteJobsOfSlices = (slices: readonly Pick<ServerFeature, 'id' | 'siteJobs'>[]): ScheduledJob[] =>
  slices.flatMap(({ id, siteJobs = [] }) => siteJobs.map((job) => ({ ...job, name: `${id}/${job.name}`, timeZone: 'UTC' })))
