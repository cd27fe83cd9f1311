import { defineFeature } from '#kernel/feature.ts'

/** A short slot with levels: a winning spin climbs, a losing one ends the run. */
export const miniGameSlot = defineFeature<'mini-game-slot', object>({ id: 'mini-game-slot', defaults: {} })
