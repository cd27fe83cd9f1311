import { defineFeature } from '#kernel/feature.ts'

/** Play earns balls; ten balls buy a game. */
export const bingo = defineFeature<'bingo', object>({ id: 'bingo', title: 'Bingo', defaults: {} })
