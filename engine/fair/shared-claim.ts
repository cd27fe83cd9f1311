import { ok, refuse, type Result } from '#kernel/result.ts'
import { type ClaimFault, fieldsOf, parseJson } from '../claim.ts'
import { merkleRoot, rootOf } from './merkle.ts'
import { canBeShared, drawDropTimes, drawHiddenAmount, drawWinners, leafOfTicket } from './shared-draw.ts'
import type { AmountRules, LotteryRules, DropTimeRules } from './shared-rules.ts'
import { commitOf, isServerSeed } from './seeds.ts'
import type { Draw } from './stream.ts'

interface SharedClaimBase {
  /** The draw's name. */
  readonly sharedDraw: string
  /** The commitment shown since the draw was published. */
  readonly commit: string
  /** Null until the draw is over. */
  readonly serverSeed: string | null
}

export interface MomentsClaim extends SharedClaimBase {
  readonly rules: DropTimeRules
  /** Unix seconds, in order. */
  readonly moments: readonly number[]
}

export interface AmountClaim extends SharedClaimBase {
  readonly rules: AmountRules
  /** Minor units. */
  readonly amount: number
}

export interface WinningTicket {
  /** The ticket's number, from 0. */
  readonly index: number
  readonly ticket: string
  /** The hashes from the ticket to the root. */
  readonly path: readonly string[]
}

export interface LotteryClaim extends SharedClaimBase {
  readonly rules: LotteryRules
  readonly root: string
  readonly size: number
  /** The first prize first. */
  readonly winners: readonly WinningTicket[]
  /** All tickets in order, if they are part of the proof: the root is then built again. */
  readonly tickets?: readonly string[]
}

/** A draw for all players, as anyone can copy it. */
export type SharedClaim = MomentsClaim | LotteryClaim | AmountClaim

export type SharedFault =
  | 'malformed-seed'
  | 'malformed-rules'
  | 'wrong-commit'
  | 'wrong-moments'
  | 'wrong-amount'
  | 'wrong-winners'
  | 'wrong-ticket'
  | 'wrong-root'

export interface CheckedShared {
  readonly claim: SharedClaim
  readonly verified: {
    readonly isTrue: boolean
    readonly faults: readonly SharedFault[]
    /** The moments, ticket numbers or amount that the seed gives; empty if nothing can be drawn. */
    readonly values: readonly number[]
    readonly draws: readonly Draw[]
  }
}

/** Draws the claimed moments, winners or amount again; undefined if the text claims no shared draw. */
export function checkSharedClaim(text: string): Result<CheckedShared, ClaimFault> | undefined {
  const fields = fieldsOf(parseJson(text))
  if (!fields || !('sharedDraw' in fields)) return undefined
  if (!isSharedClaim(fields)) return refuse('unreadable')
  const { serverSeed } = fields
  return serverSeed === null ? refuse('unrevealed') : ok({ claim: fields, verified: verify(fields, serverSeed) })
}

function verify(claim: SharedClaim, serverSeed: string): CheckedShared['verified'] {
  if (!isServerSeed(serverSeed)) return undrawn('malformed-seed')
  if (!canBeShared(claim.rules, claim.sharedDraw)) return undrawn('malformed-rules')
  const seed = { serverSeed, name: claim.sharedDraw }
  const faults: SharedFault[] = commitOf(serverSeed) === claim.commit ? [] : ['wrong-commit']
  if (isLottery(claim)) {
    const drawn = drawWinners(claim.rules, seed, claim)
    return verdict([...faults, ...lotteryFaults(claim, drawn.values)], drawn)
  }
  if (isAmount(claim)) {
    const drawn = drawHiddenAmount(claim.rules, seed)
    return verdict(isSameList(drawn.values, [claim.amount]) ? faults : [...faults, 'wrong-amount'], drawn)
  }
  const drawn = drawDropTimes(claim.rules, seed)
  return verdict(isSameList(drawn.values, claim.moments) ? faults : [...faults, 'wrong-moments'], drawn)
}

function lotteryFaults({ root, size, winners, tickets }: LotteryClaim, drawn: readonly number[]): SharedFault[] {
  const faults: SharedFault[] = []
  const indices = winners.map(({ index }) => index)
  if (!isSameList(drawn, indices)) faults.push('wrong-winners')
  const leads = ({ index, ticket, path }: WinningTicket): boolean =>
    rootOf({ leaf: leafOfTicket(ticket), index, size, path }) === root && (!tickets || tickets[index] === ticket)
  if (!winners.every(leads)) faults.push('wrong-ticket')
  if (tickets && !isWholeList(tickets, root, size)) faults.push('wrong-root')
  return faults
}

/** No ticket is in it twice, and it leads to the root. */
const isWholeList = (tickets: readonly string[], root: string, size: number): boolean =>
  tickets.length === size && new Set(tickets).size === size && merkleRoot(tickets.map(leafOfTicket)) === root

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])

export const isLottery = (claim: SharedClaim): claim is LotteryClaim => claim.rules.kind === 'lottery'

export const isAmount = (claim: SharedClaim): claim is AmountClaim => claim.rules.kind === 'amount'

const verdict = (faults: readonly SharedFault[], drawn: Pick<CheckedShared['verified'], 'values' | 'draws'>) => ({
  ...drawn,
  isTrue: faults.length === 0,
  faults,
})

const undrawn = (fault: SharedFault) => verdict([fault], { values: [], draws: [] })

const FIELDS = {
  moments: ['count', 'gapSeconds', 'id', 'kind', 'seconds', 'startsAt'],
  lottery: ['id', 'kind', 'winners'],
  amount: ['from', 'id', 'kind', 'to'],
} as const
const isKind = (kind: unknown): kind is keyof typeof FIELDS => typeof kind === 'string' && Object.hasOwn(FIELDS, kind)
const HASH = /^[0-9a-f]{64}$/

/** No other fields are allowed in the rules: everything in them is hashed. */
function isSharedClaim(fields: object): fields is SharedClaim {
  const { sharedDraw, commit, serverSeed, rules, moments, amount, root, size, winners, tickets } = fields as Record<
    string,
    unknown
  >
  const given = fieldsOf(rules)
  const kind = given?.['kind']
  if (!given || !isKind(kind) || typeof given['id'] !== 'string') return false
  const isWhole = Object.keys(given).toSorted().join() === FIELDS[kind].join()
  const areNumbers = Object.entries(given).every(
    ([name, value]) => name === 'id' || name === 'kind' || Number.isSafeInteger(value),
  )
  const isNamed = typeof sharedDraw === 'string' && typeof commit === 'string'
  if (!isWhole || !areNumbers || !isNamed || (serverSeed !== null && typeof serverSeed !== 'string')) return false
  if (kind === 'moments') return Array.isArray(moments) && moments.every(Number.isSafeInteger)
  if (kind === 'amount') return Number.isSafeInteger(amount)
  const isSold =
    typeof root === 'string' &&
    HASH.test(root) &&
    Number.isSafeInteger(size) &&
    (size as number) >= 0 &&
    (size as number) <= 2 ** 32
  return isSold && isListOf(winners, isWinningTicket) && (tickets === undefined || isListOf(tickets, isText))
}

const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(fits)
const isText = (value: unknown): boolean => typeof value === 'string'

function isWinningTicket(value: unknown): boolean {
  const { index, ticket, path } = fieldsOf(value) ?? {}
  return Number.isSafeInteger(index) && isText(ticket) && isListOf(path, (hash) => isText(hash) && HASH.test(hash as string))
}
