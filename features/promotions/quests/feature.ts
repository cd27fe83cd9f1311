import { defineFeature } from '#kernel/feature.ts'

export interface QuestsOptions {
  /** Tasks reference shared game sets where the client requests it, which makes a long calendar far smaller. */
  readonly hasOptimizedGames: boolean
}

/** A calendar of days with tasks; a task pays when completed. */
export const quests = defineFeature<'quests', QuestsOptions>({
  id: 'quests',
  defaults: { hasOptimizedGames: false },
})
