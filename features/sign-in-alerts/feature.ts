import { defineFeature } from '#kernel/feature.ts'

/** Word by mail of a sign-in from a new device, in case it was somebody else. */
export const signInAlerts = defineFeature<'sign-in-alerts', object>({
  id: 'sign-in-alerts',
  defaults: {},
})
