import { defineFeature } from '#kernel/feature.ts'

export interface QuestsOptions {
  /** Tasks name their games by sets that they share, where the page asks for it: a long calendar is far smaller so. */
  readonly hasOptimizedGames: boolean
}

/** A calendar of days with tasks; a task pays when it is done. */
export const quests = defineFeature<'quests', QuestsOptions>({
  id: 'quests',
  defaults: { hasOptimizedGames: false },
})
