import { expect, test } from 'vitest'
import type { ServerFeature } from '#platform/feature.ts'
import '#features/protection/reality-check/contract.ts'
import '#features/protection/self-exclusion/contract.ts'

test('a part of the profile has the type that its slice declares', () => {
  const parts: ServerFeature['profile'][] = [
    async () => ({ absence: null, depositsCount: 2 }),
    // @ts-expect-error The reminder's part is an object.
    async () => ({ realityCheck: true }),
    // @ts-expect-error No contract declares this key.
    async () => ({ realtyCheck: null }),
  ]
  expect(parts).toHaveLength(3)
})
