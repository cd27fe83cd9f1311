import { defineFeature } from '#kernel/feature.ts'

export const gameSession = defineFeature<'game-session', object>({ id: 'game-session', defaults: {} })
