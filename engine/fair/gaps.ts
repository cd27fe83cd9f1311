/** A proof's position: its nonce within the seed pair, counted from 1 without gaps. */
export interface NumberedProof {
  readonly commit: string
  readonly nonce: number
  /** Present in proofs of shared rounds, which are numbered for all players together. */
  readonly chainEnd?: string | undefined
  /** Null until the pair is revealed. */
  readonly serverSeed: string | null
}

/** A revealed pair, which takes no more draws. */
export interface CountedPair {
  readonly commit: string
  /** Rounds or prizes drawn with it. */
  readonly rounds: number
}

export interface Gap {
  readonly commit: string
  readonly missing: readonly number[]
}

/**
 * The nonces without a proof: draws that were made and withheld. Checks only revealed pairs, since a pair in use may
 * have an open round; the upper bound is the pair's stated count, else its highest proof.
 */
export function findGaps(proofs: readonly NumberedProof[], pairs: readonly CountedPair[] = []): Gap[] {
  const found = new Map<string, Set<number>>(pairs.map(({ commit }) => [commit, new Set()]))
  for (const { commit, nonce, serverSeed, chainEnd } of proofs) {
    if (serverSeed === null || chainEnd !== undefined) continue
    const numbers = found.get(commit) ?? new Set()
    found.set(commit, numbers.add(nonce))
  }
  const countOf = new Map(pairs.map(({ commit, rounds }) => [commit, rounds]))
  return [...found].flatMap(([commit, numbers]) => {
    const last = Math.max(countOf.get(commit) ?? 0, ...numbers)
    const missing = Array.from({ length: last }, (_, at) => at + 1).filter((number) => !numbers.has(number))
    return missing.length > 0 ? [{ commit, missing }] : []
  })
}
