import type { FeatureStatus } from '#platform/feature.ts'
import { EMPTY_PROFILE, type Profile } from '../shared/profile.ts'

/** The specification's 'is on' fields that some features have in addition to their flag. */
const FLAGS: Readonly<Record<string, string>> = { season: 'isEnabled', rankLeague: 'enabled' }

/** The fields that the specification names beside the flag. */
const DETAILS: Readonly<Record<string, readonly string[]>> = { season: ['slug'], depositStreak: ['skin'] }

/** The profile's feature fields, built from what the slices report: flags, details and specific fields. */
export function featureFields(standings: Readonly<Record<string, FeatureStatus>>): Partial<Profile> {
  const all = Object.entries(standings)
  const own = all
    .filter(([name]) => name in EMPTY_PROFILE)
    .map(([name, { isActive, finishedAt, ...facts }]) => {
      const ends = isActive && finishedAt ? { finishedAt } : {}
      const details = Object.fromEntries((DETAILS[name] ?? []).map((key) => [key, facts[key]]))
      return [name, { [FLAGS[name] ?? 'isActive']: isActive, ...ends, ...details }]
    })
  return {
    ...Object.fromEntries(own),
    statusFeatures: Object.fromEntries(all.map(([name, { isActive }]) => [name, isActive])),
    featuresInfo: standings,
  }
}
