import { defineFeature } from '#kernel/feature.ts'
import { type Money, units } from '#kernel/money.ts'

export interface FreeEntryOptions {
  /** What one request gives: in the class of what coin packages carry, as the free way has to be worth the same. */
  readonly entries: Money<'entries'>
}

/** Entries on request: the free way in, once a day for each person. */
export const freeEntry = defineFeature<'free-entry', FreeEntryOptions>({
  id: 'free-entry',
  defaults: { entries: units('entries', 100) },
})
