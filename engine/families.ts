import type { GameDefinition, GameKind } from './definition.ts'
import type { Family } from './round-contract.ts'
import { slotFamily } from './slot/family.ts'

/** Every family of games, one line each. */
const FAMILIES: { readonly [K in GameKind]: Family<K> } = {
  slot: slotFamily,
}

/** The family that knows these rules. */
export const familyOf = <D extends GameDefinition>(definition: D): Family<D['kind']> =>
  FAMILIES[definition.kind] as unknown as Family<D['kind']>
