import { defHash } from '../def-hash.ts'
import { fromHex, toHex, toUtf8 } from './bytes.ts'
import { hmacSha256 } from './hmac.ts'
import type { AmountRules, LotteryRules, DropTimeRules, SharedRules } from './shared-rules.ts'
import { isClientSeed, openStream } from './seeds.ts'
import type { Draw, Stream } from './stream.ts'

export interface SharedSeed {
  /** Committed when the draw is published, revealed after it; 32 bytes in hexadecimal. */
  readonly serverSeed: string
  /** The draw's name, 1 to 64 printable ASCII characters: `cmp_…/drops-2026-11-24`. */
  readonly name: string
}

interface Drawn {
  /** Moments in Unix seconds, in order; the index of each winning ticket, the first prize first; or one amount. */
  readonly values: readonly number[]
  readonly draws: readonly Draw[]
}

/** The moments that the seed fixes: every set of `count` moments in the window with the gap is equally likely. */
export function drawDropTimes(rules: DropTimeRules, { serverSeed, name }: SharedSeed): Drawn {
  const { id, count, gapSeconds, startsAt } = rules
  const stream = openStream({ serverSeed, clientSeed: name, nonce: 0, gameId: id, defHash: defHash(rules) })
  const picked = drawDistinct(stream, { of: freeSeconds(rules), count, label: 'moment' }).toSorted((one, other) => one - other)
  return { values: picked.map((second, at) => startsAt + second + at * (gapSeconds - 1)), draws: stream.draws }
}

export interface ClosedSales {
  /** The Merkle root of the tickets in order of their numbers: known only once the last one is sold. */
  readonly root: string
  /** Tickets sold; at most 2^32. */
  readonly size: number
}

/** The tickets that win, without replacement, by the seed HMAC-SHA256(server seed, root). */
export function drawWinners(rules: LotteryRules, { serverSeed, name }: SharedSeed, { root, size }: ClosedSales): Drawn {
  const lotterySeed = toHex(hmacSha256(fromHex(serverSeed), fromHex(root)))
  const stream = openStream({ serverSeed: lotterySeed, clientSeed: name, nonce: size, gameId: rules.id, defHash: defHash(rules) })
  const values = drawDistinct(stream, { of: size, count: Math.min(rules.winners, size), label: 'winner' })
  return { values, draws: stream.draws }
}

/** The amount that the seed hides: every whole amount between the start and the published one is equally likely. */
export function drawHiddenAmount(rules: AmountRules, { serverSeed, name }: SharedSeed): Drawn {
  const { id, from } = rules
  const stream = openStream({ serverSeed, clientSeed: name, nonce: 0, gameId: id, defHash: defHash(rules) })
  return { values: [from + 1 + stream.uint(amountsBetween(rules), 'amount')], draws: stream.draws }
}

/** A ticket as a leaf of the tree: its text in UTF-8, as hexadecimal. */
export const leafOfTicket = (ticket: string): string => toHex(toUtf8(ticket))

/** One draw can choose among all moments or tickets, and the name can be part of it. */
export function canBeShared(rules: SharedRules | AmountRules, name: string): boolean {
  if (!/^[a-z0-9-]{1,64}$/.test(rules.id) || !isClientSeed(name)) return false
  if (rules.kind === 'lottery') return isWhole(rules.winners, 1, DRAWN_MAX)
  if (rules.kind === 'amount') return isWhole(rules.from, 0, 2 ** 50) && isWhole(amountsBetween(rules), 1, 2 ** 32)
  const { count, gapSeconds, startsAt, seconds } = rules
  const areWhole = isWhole(startsAt, 0, 2 ** 40) && isWhole(seconds, 1, 2 ** 31) && isWhole(gapSeconds, 1, seconds)
  return areWhole && isWhole(count, 1, DRAWN_MAX) && freeSeconds(rules) >= count
}

const DRAWN_MAX = 100_000

const isWhole = (value: number, min: number, max: number): boolean => Number.isSafeInteger(value) && value >= min && value <= max

const amountsBetween = ({ from, to }: AmountRules): number => to - from - 1

/** The window without what the gaps take from it. */
const freeSeconds = ({ count, gapSeconds, seconds }: DropTimeRules): number => seconds - (count - 1) * (gapSeconds - 1)

interface Choice {
  readonly of: number
  readonly count: number
  readonly label: string
}

/** The first `count` of the numbers 0 to `of` - 1, shuffled from the front; swaps alone are stored. */
function drawDistinct(stream: Stream, { of, count, label }: Choice): number[] {
  const moved = new Map<number, number>()
  return Array.from({ length: count }, (_, at) => {
    const place = at + stream.uint(of - at, label)
    const value = moved.get(place) ?? place
    moved.set(place, moved.get(at) ?? at)
    return value
  })
}
