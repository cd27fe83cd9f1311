import type { FeatureStanding } from '#platform/feature.ts'
import { EMPTY_PROFILE, type Profile } from '../shared/profile.ts'

/** What the specification calls 'is on' in the fields that some features have of their own. */
const FLAGS: Readonly<Record<string, string>> = { season: 'isEnabled', rankLeague: 'enabled' }

/** What the profile says of features, from what the slices say: the flags, the details, and the fields of their own. */
export function featureFields(standings: Readonly<Record<string, FeatureStanding>>): Partial<Profile> {
  const all = Object.entries(standings)
  const own = all
    .filter(([name]) => name in EMPTY_PROFILE)
    .map(([name, { isActive, finishedAt, ...facts }]) => {
      const ends = isActive && finishedAt ? { finishedAt } : {}
      return [name, { [FLAGS[name] ?? 'isActive']: isActive, ...ends, ...(name === 'season' ? { slug: facts['slug'] } : {}) }]
    })
  return {
    ...Object.fromEntries(own),
    statusFeatures: Object.fromEntries(all.map(([name, { isActive }]) => [name, isActive])),
    featuresInfo: standings,
  }
}
