import { defineFeature } from '#kernel/feature.ts'

/** A code and a link of one’s own, and who came by them. */
export const referral = defineFeature<'referral', object>({ id: 'referral', defaults: {} })
