import { ok, refuse, type Result } from '#kernel/result.ts'
import type { GameDefinition } from './definition.ts'
import { withParams } from './early-records.ts'
import type { RoundEvent } from './events.ts'
import { type PrizeClaim, type VerifiedPrize, verifyPrize } from './fair/prize-draw.ts'
import type { PrizeRules } from './fair/prize-rules.ts'
import type { Bet, Choice } from './round-contract.ts'
import { type VerifiedRound, verifyRound } from './verify.ts'

/** A round's full claim, as its player can copy it. */
export interface Claim {
  readonly gameId: string
  readonly definitionHash: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Of a shared round only. */
  readonly chainEnd?: string | undefined
  /** Null until the seed pair is rotated, or the shared round is over. */
  readonly serverSeed: string | null
  readonly bet: Bet
  readonly choices: readonly Choice[]
  readonly events: readonly RoundEvent[]
}

export type ClaimFault = 'unreadable' | 'unrevealed' | 'unknown-game'

export interface CheckedClaim {
  readonly claim: Claim
  readonly verified: VerifiedRound
}

/**
 * The game's definition by hash. For an unknown hash, another definition of the game, so that the fault can be named.
 */
export type FindRules = (slug: string, hash: string) => GameDefinition | undefined

/** Replays the claimed round. It needs only the claim and the definition, and no server. */
export function checkClaim(text: string, rulesOf: FindRules): Result<CheckedClaim, ClaimFault> {
  const claim = readClaim(text)
  if (!claim) return refuse('unreadable')
  const { serverSeed, definitionHash, gameId } = claim
  const definition = rulesOf(gameId, definitionHash)
  if (!definition) return refuse('unknown-game')
  if (serverSeed === null) return refuse('unrevealed')
  return ok({ claim, verified: verifyRound({ ...claim, serverSeed, definition, defHash: definitionHash }) })
}

export interface CheckedPrize {
  readonly claim: PrizeClaim
  readonly verified: VerifiedPrize
}

/** Redraws the claimed promotion prize from the rules in the claim; undefined if the text claims no prize. */
export function checkPrizeClaim(text: string): Result<CheckedPrize, ClaimFault> | undefined {
  const fields = fieldsOf(parseJson(text))
  if (!fields || !('rules' in fields)) return undefined
  const texts = ['commit', 'clientSeed', 'prize']
  const areKnown = Object.keys(fields).every((name) => PRIZE_FIELDS.has(name))
  const isWhole = areKnown && texts.every((name) => typeof fields[name] === 'string') && isPrizeRules(fields['rules'])
  if (!isWhole || !Number.isSafeInteger(fields['nonce'])) return refuse('unreadable')
  const { rules, commit, clientSeed, nonce, serverSeed, prize, definitionHash = null } = fields as unknown as PrizeClaim
  if (serverSeed === null) return refuse('unrevealed')
  if (typeof serverSeed !== 'string' || typeof (definitionHash ?? '') !== 'string') return refuse('unreadable')
  const claim = { rules, commit, clientSeed, nonce, serverSeed, prize, definitionHash }
  return ok({ claim, verified: verifyPrize(claim) })
}

/** No others, so that an optional one is never left out unseen. The last two are in the list of a player's draws only. */
const PRIZE_FIELDS = new Set([
  'rules',
  'commit',
  'clientSeed',
  'nonce',
  'serverSeed',
  'prize',
  'definitionHash',
  'at',
  'oddsSince',
])

/** No other fields are allowed: everything is hashed. */
function isPrizeRules(value: unknown): value is PrizeRules {
  const rules = fieldsOf(value)
  const prizes = rules?.['prizes']
  const names = rules ? Object.keys(rules).toSorted().join() : ''
  if (!rules || !['id,prizes', 'id,picks,prizes'].includes(names)) return false
  if (typeof rules['id'] !== 'string' || !Array.isArray(prizes) || ('picks' in rules && !Number.isSafeInteger(rules['picks'])))
    return false
  return prizes.map(fieldsOf).every((prize) => typeof prize?.['id'] === 'string' && Number.isSafeInteger(prize['weight']))
}

function readClaim(text: string): Claim | null {
  const fields = fieldsOf(parseJson(text))
  const stored = fieldsOf(fields?.['bet'])
  if (!fields || !stored) return null
  const bet = withParams(stored)
  const texts = ['gameId', 'definitionHash', 'commit', 'clientSeed']
  const choices = fields['choices']
  const isWhole =
    texts.every((name) => typeof fields[name] === 'string') &&
    (typeof fields['serverSeed'] === 'string' || fields['serverSeed'] === null) &&
    (fields['chainEnd'] === undefined || typeof fields['chainEnd'] === 'string') &&
    Number.isSafeInteger(fields['nonce']) &&
    Number.isSafeInteger(bet['amount']) &&
    (bet['mode'] === undefined || bet['mode'] === 'SweepStakes' || bet['mode'] === 'TournamentPoints') &&
    ['params', 'pools'].every((name) => bet[name] === undefined || fieldsOf(bet[name]) !== null) &&
    Array.isArray(choices) &&
    choices.every((choice) => typeof fieldsOf(choice)?.['kind'] === 'string') &&
    Array.isArray(fields['events'])
  if (!isWhole) return null
  const events = (fields['events'] as readonly unknown[]).map((event) => (fieldsOf(event) ? withParams(event as object) : event))
  return { ...fields, bet, events } as unknown as Claim
}

/** The fields of an object; null for any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null

/** Undefined if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
