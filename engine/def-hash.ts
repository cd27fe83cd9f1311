import { canonicalJson } from './canonical.ts'
import type { GameDefinition } from './definition.ts'
import { toHex, toUtf8 } from './fair/bytes.ts'
import type { PrizeRules } from './fair/prize-rules.ts'
import { sha256 } from './fair/sha256.ts'

/** Part of every `defHash`: raise it when a change of code changes what a definition means. */
export const MECHANICS_VERSION = 1

/** SHA-256 of the rules: names one configuration, its certificate and everything drawn by it (RTP-2). */
export function defHash(definition: GameDefinition | PrizeRules): string {
  let hash = hashes.get(definition)
  if (hash === undefined) {
    hash = toHex(sha256(toUtf8(canonicalJson({ mechanics: MECHANICS_VERSION, definition }))))
    hashes.set(definition, hash)
  }
  return hash
}

const hashes = new WeakMap<GameDefinition | PrizeRules, string>()
