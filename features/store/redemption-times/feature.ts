import { defineFeature } from '#kernel/feature.ts'

/** Public figures of how long redemptions take. */
export const redemptionTimes = defineFeature({ id: 'redemption-times', defaults: {}, pages: ['/trust/redemptions'] })
