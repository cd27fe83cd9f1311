import type { ArchiveKind } from '../archive/archive-kind.ts'
import { parquetRows } from '../archive/parquet-rows.ts'
import { LOCKS } from '../db/locks.ts'

export const ROUNDS: ArchiveKind = {
  rows: 'archived rounds',
  period: 'month',
  record: 'game_round_file',
  forgets: false,
  prefix: 'round_',
  lock: LOCKS.roundArchive,
  help: 'docs/operate/round-archive.md',
}

/** A round as a file has it: everything that its row had, with its steps. Amounts are minor units, texts in braces JSON. */
export interface RoundRow {
  readonly player: string
  readonly id: string
  readonly request: string
  readonly request_hash: string
  readonly mode: string
  readonly game: string
  readonly definition_hash: string
  readonly seed_pair: string
  readonly nonce: bigint
  readonly stake: bigint
  readonly win: bigint
  readonly from_granted: bigint
  readonly from_won: bigint
  readonly free_spins: string | null
  readonly transfer: string
  readonly balance_after: bigint
  readonly events: string
  /** Microseconds since 1970. */
  readonly at_micros: bigint
  readonly acknowledged_micros: bigint
  readonly terms: string | null
  readonly choices: string | null
  readonly amount: bigint | null
  readonly pools: string | null
  readonly balance_before: bigint | null
  readonly steps: string | null
}

/** Small, so that one round costs little to read; larger ones would compress better. */
const PAGE_BYTES = 65_536

export const ROUND_FILES = parquetRows<RoundRow>(
  {
    player: 'text',
    id: 'text',
    request: 'text',
    request_hash: 'text',
    mode: 'text',
    game: 'text',
    definition_hash: 'text',
    seed_pair: 'text',
    nonce: 'whole',
    stake: 'whole',
    win: 'whole',
    from_granted: 'whole',
    from_won: 'whole',
    free_spins: 'text?',
    transfer: 'text',
    balance_after: 'whole',
    events: 'text',
    at_micros: 'whole',
    acknowledged_micros: 'whole',
    terms: 'text?',
    choices: 'text?',
    amount: 'whole?',
    pools: 'text?',
    balance_before: 'whole?',
    steps: 'text?',
  },
  { statisticsLength: 30, codec: 'ZSTD', pageSize: PAGE_BYTES },
)
