import type { Instant } from './time.ts'

/** The meaning of each prefix. A new kind of row whose id leaves its table gets a line here. */
const ID_PREFIXES = {
  plr: 'player',
  ses: 'session',
  rnd: 'round',
  txn: 'transfer',
  hld: 'hold',
  evt: 'domain event',
  sed: 'seed pair',
  req: 'request',
  cmp: 'campaign',
  opr: 'operator',
  doc: 'document',
  chk: 'identity check',
  tkt: 'support ticket',
  pop: 'showing of a pop-up ad',
  ord: 'purchase order',
  att: 'attempt to pay an order',
  rfd: 'refund',
  rdm: 'redemption',
  pot: 'payout',
  pac: 'payout account',
  vac: 'act that voids rounds',
} as const

export type IdPrefix = keyof typeof ID_PREFIXES

/** `plr_01hv…`: a prefix and 26 base-32 characters: creation time (48 bits), then random (80 bits). */
export type Id<P extends IdPrefix> = `${P}_${string}`

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Sorts before every id of that millisecond and after all earlier ones. */
export const firstIdOf = <P extends IdPrefix>(prefix: P, at: Instant): Id<P> => encodeId(prefix, at, new Uint8Array(10))

/** When an id was made. */
export function idTime(id: string): Instant {
  const from = id.indexOf('_') + 1
  let time = 0
  for (const digit of id.slice(from, from + 10)) time = time * 32 + ALPHABET.indexOf(digit)
  return time
}

/** `random` is 10 bytes from a cryptographic source; `at` becomes the sortable part. */
export function encodeId<P extends IdPrefix>(prefix: P, at: Instant, random: Uint8Array): Id<P> {
  const time = textOf(Math.floor(at / 2 ** 25)) + textOf(at % 2 ** 25)
  return `${prefix}_${time}${textOfBytes(random, 0)}${textOfBytes(random, 5)}`
}

const char = (bits: number): string => ALPHABET[bits & 31]!

/** 25 bits as five characters. Numbers of 32 bits, as a spin makes three ids: big ones take ten times as long. */
const textOf = (bits: number): string => char(bits >> 20) + char(bits >> 15) + char(bits >> 10) + char(bits >> 5) + char(bits)

/** Five bytes from `from` on as eight characters; bytes that are not there are zero. */
function textOfBytes(bytes: Uint8Array, from: number): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = [bytes[from], bytes[from + 1], bytes[from + 2], bytes[from + 3], bytes[from + 4]]
  const high = (a << 12) | (b << 4) | (c >> 4)
  const low = ((c & 15) << 16) | (d << 8) | e
  return (
    char(high >> 15) +
    char(high >> 10) +
    char(high >> 5) +
    char(high) +
    char(low >> 15) +
    char(low >> 10) +
    char(low >> 5) +
    char(low)
  )
}
