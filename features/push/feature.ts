import { defineFeature } from '#kernel/feature.ts'

export interface PushOptions {
  /** Reminders keep between these hours of the brand's day. */
  readonly remindFromHour: number
  readonly remindUntilHour: number
}

export const push = defineFeature<'push', PushOptions>({
  id: 'push',
  title: 'Browser push',
  defaults: { remindFromHour: 10, remindUntilHour: 20 },
})
