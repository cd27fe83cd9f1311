import { expect, test } from 'vitest'
import { featureFields } from './feature-fields.ts'

const on = { isActive: true, startsAt: 1, finishedAt: 9, link: '/x', slug: 'autumn' }
const off = { ...on, isActive: false }

test('every feature is in both lists; a feature with its own field derives it from its flag', () => {
  const standings = { depositStreak: on, season: on, rankLeague: off, lottery: on, magicBox: off }
  expect(featureFields(standings)).toEqual({
    depositStreak: { isActive: true, finishedAt: 9 },
    season: { isEnabled: true, finishedAt: 9, slug: 'autumn' },
    rankLeague: { enabled: false },
    // A feature that is off has no end date.
    magicBox: { isActive: false },
    statusFeatures: { depositStreak: true, season: true, rankLeague: false, lottery: true, magicBox: false },
    featuresInfo: standings,
  })
})
