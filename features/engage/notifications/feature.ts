import { defineFeature } from '#kernel/feature.ts'

export interface NotificationOptions {
  /** Reminders keep between these hours of the brand's day. */
  readonly remindFromHour: number
  readonly remindUntilHour: number
}

/** What a player is told while away, and which kinds of it they want. */
export const notifications = defineFeature<'notifications', NotificationOptions>({
  id: 'notifications',
  defaults: { remindFromHour: 10, remindUntilHour: 20 },
})
