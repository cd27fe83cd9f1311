import { sql } from 'kysely'
import { assert } from '#kernel/result.ts'
import { readBalances } from '#ledger/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { MODE_ASSETS } from '../contract.ts'
import { hashJson } from './play-order.ts'
import type { StoredRound } from './store.ts'

export interface StepMoves {
  /** The number of the choice, from 1. */
  readonly step: number
  /** Minor units. */
  readonly cost: number
  readonly win: number
  readonly mayPlayWon: boolean
}

export interface StepPosted {
  readonly fromGranted: bigint
  readonly fromWon: bigint
  /** Combined granted and won balance of the mode afterwards. */
  readonly balanceAfter: bigint
}

/**
 * Moves the cost of a choice and the round's win in one transfer keyed by round and step; no transfer if both are
 * zero. Undefined if the player cannot pay.
 */
export async function postStep(tx: Tx, round: StoredRound, moves: StepMoves): Promise<StepPosted | undefined> {
  const { cost, win } = moves
  const paid = cost > 0 || win > 0 ? await postMoves(tx, round, moves) : { fromGranted: 0n, fromWon: 0n }
  if (!paid) return undefined
  const { granted, won } = MODE_ASSETS[round.mode]
  const balances = await readBalances(tx, round.player)
  return { ...paid, balanceAfter: balances[granted] + balances[won] }
}

interface PostedRow {
  readonly status: string
  readonly from_granted: bigint
  readonly from_won: bigint
}

/**
 * Uses the ledger function of spins as a batch of one: it debits the granted balance first, and does nothing if funds
 * are insufficient.
 */
async function postMoves(tx: Tx, { id, player, mode, game }: StoredRound, { step, cost, win, mayPlayWon }: StepMoves) {
  const spin = {
    ordinal: 0,
    player,
    key: `round-step:${id}:${step}`,
    hash: hashJson([cost, win]),
    ...MODE_ASSETS[mode],
    stake: cost,
    win,
    may_play_won: mayPlayWon,
    is_free: false,
    kind: 'round',
    ref: { round: id, game, step },
  }
  const { rows } = await sql<PostedRow>`select * from ledger.post_spins(${JSON.stringify([spin])}::jsonb)`.execute(tx)
  const row = rows[0]
  if (row?.status === 'insufficient') return undefined
  assert(row?.status === 'applied', `a step is posted once, not ${row?.status}`)
  return { fromGranted: row.from_granted, fromWon: row.from_won }
}
