import type { Instant } from './time.ts'

/** What each prefix names. A new kind of row that leaves its table gets a line here. */
export const ID_PREFIXES = {
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
} as const

export type IdPrefix = keyof typeof ID_PREFIXES

/** `plr_01hv…`: a prefix and 26 base-32 characters that sort by creation time (48 bits) and then at random (80). */
export type Id<P extends IdPrefix> = `${P}_${string}`

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Below every id of that moment, and above all of earlier ones. */
export const firstIdOf = <P extends IdPrefix>(prefix: P, at: Instant): Id<P> => encodeId(prefix, at, new Uint8Array(10))

/** `random` is 10 bytes from a cryptographic source; `at` becomes the sortable part. */
export function encodeId<P extends IdPrefix>(prefix: P, at: Instant, random: Uint8Array): Id<P> {
  let bits = BigInt(at)
  for (let i = 0; i < 10; i++) bits = (bits << 8n) | BigInt(random[i] ?? 0)
  let body = ''
  for (let shift = 125n; shift >= 0n; shift -= 5n) body += ALPHABET[Number((bits >> shift) & 31n)]
  return `${prefix}_${body}`
}
