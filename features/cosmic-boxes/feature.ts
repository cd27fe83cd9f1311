import { defineFeature } from '#kernel/feature.ts'

/** One pick among closed boxes each period; what each holds is sealed before it. */
export const cosmicBoxes = defineFeature<'cosmic-boxes', object>({ id: 'cosmic-boxes', defaults: {} })
