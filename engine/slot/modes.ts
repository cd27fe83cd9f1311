import { assert } from '#kernel/result.ts'
import type { BetParams } from '../events.ts'
import type { SlotDefinition } from './definition.ts'

/** The ways to play a slot: the base game, and the one that buys its feature. */
export type SlotMode = 'base' | 'buy'

export const modesOf = ({ buy }: SlotDefinition): readonly SlotMode[] => (buy ? ['base', 'buy'] : ['base'])

/** In stakes. */
export const priceOf = ({ buy }: SlotDefinition, mode: SlotMode): number => (mode === 'buy' && buy ? buy.price : 1)

/** The mode that a bet's params ask for; undefined if the rules do not have it. */
export function askedMode(definition: SlotDefinition, params: BetParams | undefined): SlotMode | undefined {
  if (!params) return 'base'
  const keys = Object.keys(params)
  if (keys.length === 0) return 'base'
  return keys.length === 1 && params['mode'] === 'buy' && definition.buy ? 'buy' : undefined
}

export function modeOf(definition: SlotDefinition, params: BetParams | undefined): SlotMode {
  const mode = askedMode(definition, params)
  assert(mode, () => `${definition.id} is not played with ${JSON.stringify(params)}`)
  return mode
}
