import { defineFeature } from '#kernel/feature.ts'

/** The shelf: coin packages, what they hold and what they will cost, and bundles of them. */
export const packages = defineFeature<'packages', object>({ id: 'packages', defaults: {} })
