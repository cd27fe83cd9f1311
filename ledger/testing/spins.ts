import type pg from 'pg'

/** One round as `ledger.post_spins` takes it. */
export interface Spin {
  readonly player: string
  readonly key: string
  /** Hexadecimal. */
  readonly hash: string
  readonly granted: 'coins' | 'entries'
  readonly won: 'tourPoints' | 'winnings'
  readonly stake: number
  readonly win: number
  readonly may_play_won: boolean
  readonly is_free: boolean
  readonly kind: string
  readonly ref: Readonly<Record<string, string>>
}

/** A round that stakes 10 coins and wins nothing. */
export const spinOf = (player: string, more: Partial<Spin> = {}): Spin => ({
  player,
  key: 'round:1',
  hash: '0a',
  granted: 'coins',
  won: 'tourPoints',
  stake: 10,
  win: 0,
  may_play_won: false,
  is_free: false,
  kind: 'round',
  ref: {},
  ...more,
})

export interface SpinAnswer {
  readonly ordinal: number
  readonly status: 'applied' | 'replayed' | 'key-reused' | 'insufficient' | 'busy' | 'unknown-account'
  readonly no: bigint | null
  readonly version: bigint | null
}

const POST_SPINS = {
  name: 'ledger_post_spins',
  text: 'select * from ledger.post_spins($1::jsonb) order by ordinal',
}

/** A batch in one statement, which is one transaction; verdicts are in the order of the spins. */
export async function postSpins(db: Pick<pg.Pool, 'query'>, spins: readonly Spin[]): Promise<SpinAnswer[]> {
  const batch = JSON.stringify(spins.map((spin, ordinal) => ({ ordinal, ...spin })))
  return (await db.query<SpinAnswer>({ ...POST_SPINS, values: [batch] })).rows
}
