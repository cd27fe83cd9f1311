import { economy } from '#kernel/economy.ts'
import { defineFeature } from '#kernel/feature.ts'
import type { Money } from '#kernel/money.ts'

export interface FreeEntryOptions {
  /**
   * The entries of one request: comparable to what coin packages include, because the free method must be worth the
   * same.
   */
  readonly entries: Money<'entries'>
}

/** Entries on request: the free method of entry, once a day per person. */
export const freeEntry = defineFeature<'free-entry', FreeEntryOptions>({
  id: 'free-entry',
  defaults: { entries: economy.freeRequest },
})
