import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { lockId } from '#platform/db/locks.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'
import type { TableId } from './chains.ts'
import type { RoundId } from './rounds.ts'

export interface StoredBet extends TableId {
  readonly id: Id<'rnd'>
  readonly player: Id<'plr'>
  readonly request: string
  readonly request_hash: string
  readonly chain: number
  /** The number of the round within the chain. */
  readonly round: number
  readonly mode: GameMode
  readonly state: 'open' | 'settled' | 'called-off'
  readonly stake: bigint
  readonly from_granted: bigint
  readonly from_won: bigint
  readonly auto: number | null
  readonly target: number | null
  readonly win: bigint
  readonly transfer: Id<'txn'>
  /** Combined granted and won balance of the mode before the stake and after the last movement. */
  readonly balance_before: bigint
  readonly balance_after: bigint
  readonly at: Instant
  readonly settled_at: Instant | null
}

export type NewBet = Omit<StoredBet, 'state' | 'target' | 'win' | 'settled_at'>

export const roundOf = ({ brand, game, chain, round }: StoredBet): RoundId => ({ brand, game, chain, no: round })

async function readBets(db: Reader | Tx, which: RawBuilder<unknown>): Promise<StoredBet[]> {
  const { rows } = await sql<StoredBet>`select * from shared_bet where ${which}`.execute(db)
  return rows
}

export const findByRequest = async (tx: Tx, request: string): Promise<StoredBet | undefined> =>
  (await readBets(tx, sql`request = ${request}`))[0]

/** One of the player's own bets; another player's is not found. */
export const readBet = async (db: Reader | Tx, player: Id<'plr'>, id: string): Promise<StoredBet | undefined> =>
  (await readBets(db, sql`id = ${id} and player = ${player}`))[0]

export const betIn = async (
  db: Reader | Tx,
  player: Id<'plr'>,
  { brand, game, chain, no }: RoundId,
): Promise<StoredBet | undefined> =>
  (await readBets(db, sql`player = ${player} and brand = ${brand} and game = ${game} and chain = ${chain} and round = ${no}`))[0]

/** Locks the bet and its player's turn in the ledger. */
export async function lockBet(tx: Tx, player: Id<'plr'>, id: string): Promise<StoredBet | undefined> {
  await lockId(tx, 'playerRounds', player)
  return (await readBets(tx, sql`id = ${id} and player = ${player} for update`))[0]
}

export type OpenBet = Pick<StoredBet, 'id' | 'player' | 'auto'>

/** Open bets of a round that are collected automatically by this multiplier, or all of them. */
export async function openBetsIn(db: Reader, { brand, game, chain, no }: RoundId, autoMax: number | 'all'): Promise<OpenBet[]> {
  const which = autoMax === 'all' ? sql`true` : sql`auto <= ${autoMax}`
  return readBets(
    db,
    sql`brand = ${brand} and game = ${game} and chain = ${chain} and round = ${no} and state = 'open' and ${which} order by id`,
  )
}

export const openBetsOf = (db: Reader | Tx, player: Id<'plr'>): Promise<StoredBet[]> =>
  readBets(db, sql`player = ${player} and state = 'open' order by id`)

/** A player's bets, newest first. */
export const betsOf = (db: Reader | Tx, player: Id<'plr'>, which: RawBuilder<unknown>, limit: number): Promise<StoredBet[]> =>
  readBets(db, sql`player = ${player} and ${which} order by id desc limit ${limit}`)

export async function insertBet(tx: Tx, bet: NewBet): Promise<void> {
  await sql`
    insert into shared_bet (id, player, request, request_hash, brand, game, chain, round, mode, state, stake, from_granted,
      from_won, auto, transfer, balance_before, balance_after, at)
    values (${bet.id}, ${bet.player}, ${bet.request}, ${bet.request_hash}, ${bet.brand}, ${bet.game}, ${bet.chain},
      ${bet.round}, ${bet.mode}, 'open', ${bet.stake}, ${bet.from_granted}, ${bet.from_won}, ${bet.auto}, ${bet.transfer},
      ${bet.balance_before}, ${bet.balance_after}, ${timestamp(bet.at)})`.execute(tx)
}

export interface BetEnd extends Pick<StoredBet, 'target' | 'win' | 'balance_after'> {
  readonly state: 'settled' | 'called-off'
  readonly at: Instant
}

export async function endBet(tx: Tx, { id }: StoredBet, end: BetEnd): Promise<StoredBet> {
  const { rows } = await sql<StoredBet>`
    update shared_bet set state = ${end.state}, target = ${end.target}, win = ${end.win},
      balance_after = ${end.balance_after}, settled_at = ${timestamp(end.at)}
    where id = ${id} returning *`.execute(tx)
  return rows[0]!
}

export interface Leaver extends Pick<StoredBet, 'player' | 'mode' | 'win'> {
  readonly target: number
}

const LEAVERS_MAX = 12

/** The number of bets in a round, and the latest of those that were collected. */
export async function readCrowd(
  db: Reader,
  { brand, game, chain, no }: RoundId,
): Promise<{ players: number; leavers: Leaver[] }> {
  const [counted, left] = await Promise.all([
    sql<{ players: number }>`
      select count(*)::int as players from shared_bet
      where brand = ${brand} and game = ${game} and chain = ${chain} and round = ${no} and state <> 'called-off'`.execute(db),
    sql<Leaver>`
      select b.player, b.mode, b.win, b.target from shared_bet b join player p on p.id = b.player
      where b.brand = ${brand} and b.game = ${game} and b.chain = ${chain} and b.round = ${no} and b.win > 0 and not p.is_test
      order by b.settled_at desc, b.id desc limit ${LEAVERS_MAX}`.execute(db),
  ])
  return { players: counted.rows[0]?.players ?? 0, leavers: left.rows }
}
