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
} as const

export type IdPrefix = keyof typeof ID_PREFIXES

/** `plr_01hv…`: a prefix and 26 base-32 characters: creation time (48 bits), then random (80 bits). */
export type Id<P extends IdPrefix> = `${P}_${string}`

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Sorts before every id of that millisecond and after all earlier ones. */
export const firstIdOf = <P extends IdPrefix>(prefix: P, at: Instant): Id<P> => encodeId(prefix, at, new Uint8Array(10))

/** `random` is 10 bytes from a cryptographic source; `at` becomes the sortable part. */
export function encodeId<P extends IdPrefix>(prefix: P, at: Instant, random: Uint8Array): Id<P> {
  let bits = BigInt(at)
  for (let i = 0; i < 10; i++) bits = (bits << 8n) | BigInt(random[i] ?? 0)
  let body = ''
  for (let shift = 125n; shift >= 0n; shift -= 5n) body += ALPHABET[Number((bits >> shift) & 31n)]
  return `${prefix}_${body}`
}
