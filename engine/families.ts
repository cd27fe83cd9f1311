import type { GameDefinition, GameKind } from './definition.ts'
import { diceFamily } from './dice/family.ts'
import type { Family } from './round-contract.ts'
import { plinkoFamily } from './plinko/family.ts'
import { minesFamily } from './mines/family.ts'
import { kenoFamily } from './keno/family.ts'
import { rouletteFamily } from './roulette/family.ts'
import { blackjackFamily } from './blackjack/family.ts'
import { videoPokerFamily } from './video-poker/family.ts'
import { limboFamily } from './limbo/family.ts'
import { hiLoFamily } from './hi-lo/family.ts'
import { prizeWheelFamily } from './prize-wheel/family.ts'
import { crashFamily } from './crash/family.ts'
import { slotFamily } from './slot/family.ts'

/** Every game family, one line each. */
const FAMILIES: { readonly [K in GameKind]: Family<K> } = {
  slot: slotFamily,
  dice: diceFamily,
  plinko: plinkoFamily,
  mines: minesFamily,
  keno: kenoFamily,
  roulette: rouletteFamily,
  blackjack: blackjackFamily,
  'video-poker': videoPokerFamily,
  limbo: limboFamily,
  'hi-lo': hiLoFamily,
  'prize-wheel': prizeWheelFamily,
  crash: crashFamily,
}

/** The family of a definition. */
export const familyOf = <D extends GameDefinition>({ kind }: D): Family<D['kind'], D> =>
  FAMILIES[kind as GameKind] as unknown as Family<D['kind'], D>
