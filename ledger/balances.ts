import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { LedgerError } from './errors.ts'
import type { Balances } from './types.ts'

/** The columns of a wallet's version and balances, as the ledger's functions return them. */
export interface BalanceRow {
  readonly version: bigint
  readonly coins: bigint
  readonly tour_points: bigint
  readonly entries: bigint
  readonly winnings: bigint
}

/** Opens a player's four accounts at zero; idempotent. */
export async function openWallet(tx: Tx, playerId: Id<'plr'>): Promise<void> {
  await sql`select ledger.open_wallet(${playerId})`.execute(tx)
}

/** Throws LedgerError `unknown-account` for a player without a wallet. */
export async function readBalances(db: Reader, playerId: Id<'plr'>): Promise<Balances> {
  const { rows } = await sql<BalanceRow>`
    select version, coins, tour_points, entries, winnings from ledger.wallet_total where player = ${playerId}`.execute(db)
  const row = rows[0]
  if (!row) throw new LedgerError('unknown-account', `no wallet of ${playerId}`)
  return toBalances(row)
}

/** What can be played: the balances without what is set aside. */
export async function readFreeBalances(db: Reader, playerId: Id<'plr'>): Promise<Omit<Balances, 'version'>> {
  const { rows } = await sql<Omit<BalanceRow, 'version'>>`
    select free_coins as coins, free_tour_points as tour_points, free_entries as entries, free_winnings as winnings
    from ledger.wallet where player = ${playerId}`.execute(db)
  const row = rows[0]
  if (!row) throw new LedgerError('unknown-account', `no wallet of ${playerId}`)
  return { coins: row.coins, tourPoints: row.tour_points, entries: row.entries, winnings: row.winnings }
}

export const toBalances = (row: BalanceRow): Balances => ({
  version: Number(row.version),
  coins: row.coins,
  tourPoints: row.tour_points,
  entries: row.entries,
  winnings: row.winnings,
})

/** Locks the wallets of these players that nobody else holds, without waiting; returns the other players. */
export async function lockFreeWallets(tx: Tx, players: readonly Id<'plr'>[]): Promise<ReadonlySet<Id<'plr'>>> {
  if (players.length === 0) return new Set()
  const { rows } = await sql<{ player: Id<'plr'> }>`
    select ledger.lock_free_wallets(${players}::text[]) as player`.execute(tx)
  return new Set(rows.map(({ player }) => player))
}
