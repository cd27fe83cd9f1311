import { canonicalJson } from './canonical.ts'
import type { GameDefinition } from './definition.ts'
import { toHex, toUtf8 } from './fair/bytes.ts'
import type { PrizeRules } from './fair/prize-rules.ts'
import type { AmountRules, SharedRules } from './fair/shared-rules.ts'
import type { ChainRules } from './fair/seed-chain.ts'
import { sha256 } from './fair/sha256.ts'

/** Part of every `defHash`. Raise it when a code change alters what a definition means. */
const MECHANICS_VERSION = 1

type HashedRules = GameDefinition | PrizeRules | SharedRules | AmountRules | ChainRules

/** SHA-256 of the definition. Identifies one configuration, its math report and every draw made with it (RTP-2). */
export function defHash(definition: HashedRules): string {
  let hash = hashes.get(definition)
  if (hash === undefined) {
    hash = freshHash(definition)
    hashes.set(definition, hash)
  }
  return hash
}

const hashes = new WeakMap<HashedRules, string>()

/** The same without a memory of it: for who checks that rules are still what they were. */
export const freshHash = (definition: HashedRules): string =>
  toHex(sha256(toUtf8(canonicalJson({ mechanics: MECHANICS_VERSION, definition }))))
