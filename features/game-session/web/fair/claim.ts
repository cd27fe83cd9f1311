import type { RoundEvent } from '#engine/events.ts'
import { type VerifiedRound, verifyRound } from '#engine/verify.ts'
import { findGame } from '#games/all.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { WireRoundDetail } from '../../contract.ts'

/** Everything that a round says of itself, as its player can copy it. */
export interface Claim {
  readonly gameId: string
  readonly definitionHash: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Null until the pair of seeds is changed for the next one. */
  readonly serverSeed: string | null
  /** Minor units. */
  readonly stake: number
  readonly events: readonly RoundEvent[]
}

export type ClaimFault = 'unreadable' | 'unrevealed' | 'unknown-game'

export interface CheckedClaim {
  readonly claim: Claim
  readonly verified: VerifiedRound
}

export const claimOf = ({ proof, stake, events }: WireRoundDetail): Claim => ({
  ...proof,
  stake,
  events: events as unknown as readonly RoundEvent[],
})

/** A claim for the part of an address that is never sent to a server. */
export const claimHash = (claim: Claim): string => `#${encodeURIComponent(JSON.stringify(claim))}`

/** What the address carries, as text to be checked; empty where it carries nothing. */
export function textOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''))
  } catch {
    return ''
  }
}

/** Plays the claimed round again. Everything needed is in the claim and on this page: no server is asked. */
export function checkClaim(text: string): Result<CheckedClaim, ClaimFault> {
  const claim = readClaim(text)
  if (!claim) return refuse('unreadable')
  const definition = findGame(claim.gameId)?.definition
  if (!definition) return refuse('unknown-game')
  const { serverSeed, definitionHash } = claim
  if (serverSeed === null) return refuse('unrevealed')
  return ok({
    claim,
    verified: verifyRound({ ...claim, serverSeed, definition, defHash: definitionHash, bet: { amount: claim.stake } }),
  })
}

function readClaim(text: string): Claim | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Readonly<Record<string, unknown>>
  const texts = ['gameId', 'definitionHash', 'commit', 'clientSeed'] as const
  const isWhole =
    texts.every((name) => typeof fields[name] === 'string') &&
    (typeof fields['serverSeed'] === 'string' || fields['serverSeed'] === null) &&
    [fields['nonce'], fields['stake']].every((number) => Number.isSafeInteger(number)) &&
    Array.isArray(fields['events'])
  return isWhole ? (fields as unknown as Claim) : null
}
