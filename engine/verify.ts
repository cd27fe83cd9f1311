import { InvariantError } from '#kernel/result.ts'
import { defHash } from './def-hash.ts'
import type { GameDefinition } from './definition.ts'
import type { RoundEvent } from './events.ts'
import { commitOf, isClientSeed, isServerSeed } from './fair/seeds.ts'
import { isOfChain } from './fair/seed-chain.ts'
import type { Draw } from './fair/stream.ts'
import { playSeeded, refuseBet } from './play.ts'
import type { Bet, Choice, PlayedRound } from './round-contract.ts'
import { isSame } from './same.ts'

/** A round from history, after its server seed was revealed. */
export interface RoundClaim {
  readonly serverSeed: string
  /** The commitment shown before the round. */
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Of a shared round: the hash published before the first round of its chain; the nonce is its number in the chain. */
  readonly chainEnd?: string | undefined
  readonly gameId: string
  /** The definition to play by. */
  readonly definition: GameDefinition
  /** The hash that the round claims; not compared if absent. */
  readonly defHash?: string
  readonly bet: Bet
  /** The choices of the round, in order; empty in most games. */
  readonly choices?: readonly Choice[]
  readonly events: readonly RoundEvent[]
}

export type VerifyFault =
  | 'malformed-seed'
  | 'wrong-commit'
  | 'wrong-chain'
  | 'wrong-game'
  | 'wrong-rules'
  | 'wrong-stake'
  | 'wrong-choices'
  | 'wrong-events'

export interface VerifiedRound {
  readonly isTrue: boolean
  readonly faults: readonly VerifyFault[]
  /** The result of the seeds and the definition; empty if they cannot be played. */
  readonly events: readonly RoundEvent[]
  /** Minor units. */
  readonly payout: number
  /** Where the claim differs: `claimed` or `played` is absent past the end of the shorter list. */
  readonly differences: readonly EventDifference[]
  /** Draw by draw, how each stop came from the stream. */
  readonly draws: readonly Draw[]
}

export interface EventDifference {
  readonly index: number
  readonly claimed?: RoundEvent
  readonly played?: RoundEvent
}

/** Replays a round from its seeds and definition only (FAIR-8). Needs no network and trusts no stored outcome. */
export function verifyRound(claim: RoundClaim): VerifiedRound {
  const faults = faultsBeforePlay(claim)
  if (faults.includes('malformed-seed') || faults.includes('wrong-stake')) return unplayable(faults)
  const { definition, bet, choices, events } = claim
  const played = tryToPlay(() => playSeeded(definition, claim, bet, choices))
  if (!played) return unplayable([...faults, 'wrong-choices'])
  const differences = differencesOf(events, played.events)
  if (differences.length > 0) faults.push('wrong-events')
  return { ...played, isTrue: faults.length === 0, faults, differences }
}

function faultsBeforePlay({ definition, ...claim }: RoundClaim): VerifyFault[] {
  const canPlay = isServerSeed(claim.serverSeed) && isClientSeed(claim.clientSeed)
  const isWholeNonce = Number.isSafeInteger(claim.nonce) && claim.nonce >= 0
  const faults: VerifyFault[] = []
  if (!canPlay || !isWholeNonce) faults.push('malformed-seed')
  else if (commitOf(claim.serverSeed) !== claim.commit) faults.push('wrong-commit')
  const isLoose = claim.chainEnd !== undefined && canPlay && !isOfChain(claim.serverSeed, claim.nonce, claim.chainEnd)
  if (isLoose) faults.push('wrong-chain')
  if (claim.gameId !== definition.id) faults.push('wrong-game')
  if (claim.defHash !== undefined && claim.defHash !== defHash(definition)) faults.push('wrong-rules')
  if (refuseBet(definition, claim.bet)) faults.push('wrong-stake')
  return faults
}

/** A choice that was never offered cannot be played. */
function tryToPlay(play: () => PlayedRound): PlayedRound | undefined {
  try {
    return play()
  } catch (error) {
    if (error instanceof InvariantError) return undefined
    throw error
  }
}

function differencesOf(claimed: readonly RoundEvent[], played: readonly RoundEvent[]): EventDifference[] {
  const differences: EventDifference[] = []
  for (let index = 0; index < Math.max(claimed.length, played.length); index++) {
    const [left, right] = [claimed[index], played[index]]
    if (isSame(left, right)) continue
    differences.push({ index, ...(left && { claimed: left }), ...(right && { played: right }) })
  }
  return differences
}

const unplayable = (faults: readonly VerifyFault[]): VerifiedRound => ({
  isTrue: false,
  faults,
  events: [],
  payout: 0,
  differences: [],
  draws: [],
})
