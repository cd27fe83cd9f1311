import { defineFeature } from '#kernel/feature.ts'

/** A share of every play fills the box, until it is broken. */
export const moneyBox = defineFeature<'money-box', object>({ id: 'money-box', defaults: {} })
