import { defineFeature } from '#kernel/feature.ts'

/** Play fills the meter; a full meter gives one pull of the machine. */
export const funMachine = defineFeature<'fun-machine', object>({ id: 'fun-machine', defaults: {} })
