import { defineFeature } from '#kernel/feature.ts'

export interface NotificationOptions {
  /** Reminders are sent only between these hours of the brand's day. */
  readonly remindFromHour: number
  readonly remindUntilHour: number
}

/** Notifications for absent players, and the kinds they want. */
export const notifications = defineFeature<'notifications', NotificationOptions>({
  id: 'notifications',
  defaults: { remindFromHour: 10, remindUntilHour: 20 },
})
