import { defineFeature } from '#kernel/feature.ts'

/** What reaches a player by a link: an offer of a package, a coin to flip for one, a bonus of a message. */
export const offers = defineFeature<'offers', object>({ id: 'offers', defaults: {} })
