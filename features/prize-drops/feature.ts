import { defineFeature } from '#kernel/feature.ts'

/** A pool of prizes a day that any round may win from. */
export const prizeDrops = defineFeature<'prize-drops', object>({ id: 'prize-drops', defaults: {} })
