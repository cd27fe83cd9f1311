import { assert } from '#kernel/result.ts'
import type { Terms } from '../events.ts'
import type { SlotDefinition } from './definition.ts'

/** The ways to play a slot: the ordinary one, and the one that has its feature for a price. */
export type SlotMode = 'base' | 'buy'

export const modesOf = ({ buy }: SlotDefinition): readonly SlotMode[] => (buy ? ['base', 'buy'] : ['base'])

/** In play amounts. */
export const priceOf = ({ buy }: SlotDefinition, mode: SlotMode): number => (mode === 'buy' && buy ? buy.price : 1)

/** What the terms of a bet ask for; undefined where the rules have no such way to play. */
export function askedMode(definition: SlotDefinition, terms: Terms | undefined): SlotMode | undefined {
  const keys = Object.keys(terms ?? {})
  if (keys.length === 0) return 'base'
  return keys.length === 1 && terms?.['mode'] === 'buy' && definition.buy ? 'buy' : undefined
}

export function modeOf(definition: SlotDefinition, terms: Terms | undefined): SlotMode {
  const mode = askedMode(definition, terms)
  assert(mode, () => `${definition.id} is not played with ${JSON.stringify(terms)}`)
  return mode
}
