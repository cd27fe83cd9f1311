import { defineFeature } from '#kernel/feature.ts'

/** A set of cards; what each holds is fixed when it is dealt. */
export const scratchCards = defineFeature<'scratch-cards', object>({ id: 'scratch-cards', defaults: {} })
