import { defineFeature } from '#kernel/feature.ts'

/** A calendar of days with tasks; a task pays when it is done. */
export const quests = defineFeature<'quests', object>({ id: 'quests', title: 'Quests', defaults: {} })
