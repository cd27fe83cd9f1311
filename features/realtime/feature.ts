import { defineFeature } from '#kernel/feature.ts'

/** Balances and news over a socket. Where it is off, pages learn of changes by their own calls. */
export const realtime = defineFeature<'realtime', object>({ id: 'realtime', defaults: {} })
