import { expect, test } from 'vitest'
import { featureFields } from './feature-fields.ts'

const on = { isActive: true, startsAt: 1, finishedAt: 9, link: '/x', slug: 'autumn' }
const off = { ...on, isActive: false }

test('every feature stands in both lists; a field of its own says so by its own flag', () => {
  const standings = { depositStreak: on, season: on, rankLeague: off, lottery: on, magicBox: off }
  expect(featureFields(standings)).toEqual({
    depositStreak: { isActive: true, finishedAt: 9 },
    season: { isEnabled: true, finishedAt: 9, slug: 'autumn' },
    rankLeague: { enabled: false },
    // What is not on has no end that could end it.
    magicBox: { isActive: false },
    statusFeatures: { depositStreak: true, season: true, rankLeague: false, lottery: true, magicBox: false },
    featuresInfo: standings,
  })
})
