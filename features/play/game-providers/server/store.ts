import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import type { GameSession } from './launch.ts'

export interface ProviderRound {
  /** The site-wide id; `round` is the provider's own id. */
  readonly id: Id<'rnd'>
  readonly provider: string
  readonly round: string
  readonly player: Id<'plr'>
  readonly mode: GameSession['mode']
  readonly game: string
  readonly stake: bigint
  /** The parts of the stake paid from the granted and the won balance. */
  readonly from_granted: bigint
  readonly from_won: bigint
  readonly win: bigint
  readonly is_free: boolean
  readonly is_closed: boolean
  /** The grant that it was played from, if the site knows of one. */
  readonly free_grant?: string | null
  /** Copied from the launch that opened it. */
  readonly may_play_won: boolean
}

export interface ProviderTransaction {
  readonly provider: string
  readonly uuid: string
  readonly kind: 'bet' | 'win' | 'rollback' | 'tombstone'
  readonly player: string
  readonly round: string
  readonly request_hash: string
  readonly amount: bigint
  /** The part of a bet paid from the won balance. */
  readonly from_won: bigint
  readonly reference: string | null
  readonly transfer: Id<'txn'> | null
  readonly is_rolled_back: boolean
}

export async function findTransaction(tx: Tx, provider: string, id: string): Promise<ProviderTransaction | undefined> {
  const { rows } = await sql<ProviderTransaction>`
    select * from game_provider_transaction where provider = ${provider} and uuid = ${id}`.execute(tx)
  return rows[0]
}

export async function insertTransaction(
  tx: Tx,
  fact: Omit<ProviderTransaction, 'is_rolled_back'> & { readonly at: Instant },
): Promise<void> {
  await sql`
    insert into game_provider_transaction (provider, uuid, kind, player, round, request_hash, amount, from_won, reference, transfer, at)
    values (${fact.provider}, ${fact.uuid}, ${fact.kind}, ${fact.player}, ${fact.round}, ${fact.request_hash}, ${fact.amount},
      ${fact.from_won}, ${fact.reference}, ${fact.transfer}, ${new Date(fact.at)})`.execute(tx)
}

export async function markRolledBack(tx: Tx, provider: string, id: string): Promise<void> {
  await sql`
    update game_provider_transaction set is_rolled_back = true where provider = ${provider} and uuid = ${id}`.execute(tx)
}

export async function findRound(tx: Tx, provider: string, round: string): Promise<ProviderRound | undefined> {
  const { rows } = await sql<ProviderRound>`
    select * from game_provider_round where provider = ${provider} and round = ${round}`.execute(tx)
  return rows[0]
}

/** The player's open round in a game, the latest if there are several. */
export async function findOpenRound(tx: Tx, { provider, player, game }: GameSession): Promise<string | null> {
  const { rows } = await sql<{ round: string }>`
    select round from game_provider_round
    where provider = ${provider} and player = ${player} and game = ${game} and not is_closed
    order by no desc limit 1`.execute(tx)
  return rows[0]?.round ?? null
}

/** Whether a bet of the round was not rolled back. */
export async function hasBet(tx: Tx, { provider, round }: Pick<ProviderRound, 'provider' | 'round'>): Promise<boolean> {
  const { rows } = await sql`
    select from game_provider_transaction
    where provider = ${provider} and round = ${round} and kind = 'bet' and not is_rolled_back limit 1`.execute(tx)
  return rows.length > 0
}

/** Opens a round or adds to its debits and credits; a closed round stays closed. */
export async function addToRound(tx: Tx, round: ProviderRound & { readonly at: Instant }): Promise<void> {
  await sql`
    insert into game_provider_round as r (id, provider, round, player, mode, game, stake, from_granted, from_won, win, is_free, is_closed,
      free_grant, may_play_won, opened_at)
    values (${round.id}, ${round.provider}, ${round.round}, ${round.player}, ${round.mode}, ${round.game}, ${round.stake},
      ${round.from_granted}, ${round.from_won}, ${round.win}, ${round.is_free}, ${round.is_closed}, ${round.free_grant ?? null}, ${round.may_play_won},
      ${new Date(round.at)})
    on conflict (provider, round) do update set stake = r.stake + excluded.stake, win = r.win + excluded.win,
      from_granted = r.from_granted + excluded.from_granted, from_won = r.from_won + excluded.from_won,
      is_closed = r.is_closed or excluded.is_closed`.execute(tx)
}
