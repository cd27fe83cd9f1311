import { ASSET_SCALES } from '#kernel/money.ts'
import type { WireListedRound } from '../contract.ts'

const COLUMNS = ['id', 'at', 'game', 'provider', 'mode', 'play amount', 'win', 'free spin', 'state', 'terms'] as const

/** RFC 4180, amounts in whole units with their decimals. */
export function toCsv(rounds: readonly WireListedRound[]): string {
  const rows = rounds.map((round) => [
    round.id,
    round.at,
    round.title,
    round.maker ?? '',
    round.mode,
    toDecimal(round.stake),
    toDecimal(round.win),
    round.isFree ? 'yes' : 'no',
    round.state,
    Object.keys(round.terms).length > 0 ? JSON.stringify(round.terms) : '',
  ])
  return [COLUMNS, ...rows].map((row) => row.map(quote).join(',')).join('\r\n') + '\r\n'
}

const toDecimal = (minor: number): string => (minor / 10 ** ASSET_SCALES.coins).toFixed(ASSET_SCALES.coins)

/** A field that a spreadsheet would run as a formula is disarmed with an apostrophe. */
function quote(field: string): string {
  const safe = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
