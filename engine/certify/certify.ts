import type { DefinitionOf, GameDefinition, GameKind } from '../definition.ts'
import { certifyDice } from '../dice/certify.ts'
import { certifyPlinko } from '../plinko/certify.ts'
import { certifyMines } from '../mines/certify.ts'
import { certifyKeno } from '../keno/certify.ts'
import { certifyRoulette } from '../roulette/certify.ts'
import { certifyBlackjack } from '../blackjack/certify.ts'
import { certifyVideoPoker } from '../video-poker/certify.ts'
import { certifySlot } from '../slot/certify/certify.ts'
import type { Certificate } from './certificate.ts'

/** How each family is counted, one line each. Apart from the families, so that no player loads it. */
const CERTIFIERS: { readonly [K in GameKind]: (definition: DefinitionOf<K>) => Certificate } = {
  slot: certifySlot,
  dice: certifyDice,
  plinko: certifyPlinko,
  mines: certifyMines,
  keno: certifyKeno,
  roulette: certifyRoulette,
  blackjack: certifyBlackjack,
  'video-poker': certifyVideoPoker,
}

/** Proves a game by counting all of it. Seconds of work, the same result on every machine. */
export const certify = <D extends GameDefinition>(definition: D): Certificate =>
  (CERTIFIERS[definition.kind] as (definition: D) => Certificate)(definition)
