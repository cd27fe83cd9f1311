import { defineFeature } from '#kernel/feature.ts'

/** A wheel that turns free once a day, and wheels that purchases open. */
export const dailyWheel = defineFeature<'daily-wheel', object>({ id: 'daily-wheel', title: 'Daily wheel', defaults: {} })
