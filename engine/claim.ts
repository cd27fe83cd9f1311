import { ok, refuse, type Result } from '#kernel/result.ts'
import type { GameDefinition } from './definition.ts'
import type { RoundEvent } from './events.ts'
import { type PrizeClaim, type VerifiedPrize, verifyPrize } from './fair/prize-draw.ts'
import type { PrizeRules } from './fair/prize-rules.ts'
import type { Bet, Choice } from './round-contract.ts'
import { type VerifiedRound, verifyRound } from './verify.ts'

/** Everything that a round says of itself, as its player can copy it. */
export interface Claim {
  readonly gameId: string
  readonly definitionHash: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Null until the pair of seeds is changed for the next one. */
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

/** The rules of a game by their hash; others of the game where the hash is unknown, so that the fault has a name. */
export type FindRules = (slug: string, hash: string) => GameDefinition | undefined

/** Plays the claimed round again. Everything needed is in the claim and in the rules: no server is asked. */
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

/** Draws the claimed prize of a promotion again; undefined where the text claims no prize. Its rules are in the claim. */
export function checkPrizeClaim(text: string): Result<CheckedPrize, ClaimFault> | undefined {
  const fields = fieldsOf(parse(text))
  if (!fields || !('rules' in fields)) return undefined
  const texts = ['commit', 'clientSeed', 'prize']
  const isWhole = texts.every((name) => typeof fields[name] === 'string') && isPrizeRules(fields['rules'])
  if (!isWhole || !Number.isSafeInteger(fields['nonce'])) return refuse('unreadable')
  const { rules, commit, clientSeed, nonce, serverSeed, prize } = fields as unknown as PrizeClaim
  if (serverSeed === null) return refuse('unrevealed')
  if (typeof serverSeed !== 'string') return refuse('unreadable')
  const claim = { rules, commit, clientSeed, nonce, serverSeed, prize }
  return ok({ claim, verified: verifyPrize(claim) })
}

/** Nothing else may stand in them: all of it is hashed. */
function isPrizeRules(value: unknown): value is PrizeRules {
  const rules = fieldsOf(value)
  const prizes = rules?.['prizes']
  if (!rules || Object.keys(rules).length !== 2 || typeof rules['id'] !== 'string' || !Array.isArray(prizes)) return false
  return prizes.map(fieldsOf).every((prize) => typeof prize?.['id'] === 'string' && Number.isSafeInteger(prize['weight']))
}

function readClaim(text: string): Claim | null {
  const fields = fieldsOf(parse(text))
  const bet = fieldsOf(fields?.['bet'])
  if (!fields || !bet) return null
  const texts = ['gameId', 'definitionHash', 'commit', 'clientSeed']
  const choices = fields['choices']
  const isWhole =
    texts.every((name) => typeof fields[name] === 'string') &&
    (typeof fields['serverSeed'] === 'string' || fields['serverSeed'] === null) &&
    Number.isSafeInteger(fields['nonce']) &&
    Number.isSafeInteger(bet['amount']) &&
    ['terms', 'pools'].every((name) => bet[name] === undefined || fieldsOf(bet[name]) !== null) &&
    Array.isArray(choices) &&
    choices.every((choice) => typeof fieldsOf(choice)?.['kind'] === 'string') &&
    Array.isArray(fields['events'])
  return isWhole ? (fields as unknown as Claim) : null
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
