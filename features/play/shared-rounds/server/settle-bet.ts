import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { EventPayload } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import { money } from '#kernel/money.ts'
import type { Instant } from '#kernel/time.ts'
import { post, readBalances, reverse } from '#ledger/index.ts'
import { noteGiven } from '#platform/caps/caps.ts'
import type { Tx } from '#platform/db/database.ts'
import { roundAmounts, roundSettled } from '#platform/events/index.ts'
import { emit, pushTo } from '#platform/outbox/index.ts'
import { sharedBetPush } from '../contract.ts'
import { endBet, lockBet, type StoredBet } from './bets.ts'
import { toBet } from './replies.ts'

/** How a bet ends: it is paid this multiplier, is lost before it reaches it, or its stake comes back. */
export type BetOutcome = { readonly kind: 'paid' | 'lost'; readonly target: number } | { readonly kind: 'returned' }

export interface Settling {
  readonly player: Id<'plr'>
  readonly id: string
  readonly at: Instant
  readonly definitionHash: string
}

/** Ends an open bet once; one that has ended is returned as it is. */
export async function settleBet(
  tx: Tx,
  { player, id, at, definitionHash }: Settling,
  outcome: BetOutcome,
): Promise<StoredBet | undefined> {
  const bet = await lockBet(tx, player, id)
  if (bet?.state !== 'open') return bet
  const win = outcome.kind === 'paid' ? (bet.stake * BigInt(outcome.target)) / BigInt(PAY_UNITS) : 0n
  if (win > 0n) await pay(tx, bet, win)
  if (outcome.kind === 'returned') await reverse(tx, bet.transfer, { round: bet.id, game: bet.game })
  const given = outcome.kind === 'returned' ? -bet.stake : 0n
  // A stake counts in the hour in which it was taken.
  await noteGiven(tx, { playerId: player, scope: bet.mode, given, returned: win, at: given === 0n ? at : bet.at })
  const ended = await endBet(tx, bet, {
    state: outcome.kind === 'returned' ? 'called-off' : 'settled',
    target: outcome.kind === 'returned' ? null : outcome.target,
    win,
    balance_after: await balanceOf(tx, bet),
    at,
  })
  await pushTo(tx, player, sharedBetPush, { game: bet.game, bet: toBet(ended) })
  if (outcome.kind !== 'returned') {
    await emit(tx, roundSettled, { playerId: player, payload: settledPayload(ended, definitionHash), at })
  }
  return ended
}

async function pay(tx: Tx, { id, player, mode, game }: StoredBet, win: bigint): Promise<void> {
  const asset = MODE_ASSETS[mode].won
  await post(tx, {
    key: `shared-win:${id}`,
    kind: 'round',
    player,
    movements: [{ from: { house: 'games', asset }, to: { player, asset }, amount: money(asset, win) }],
    ref: { round: id, game },
  })
}

/** The combined balance of a mode's two assets. */
async function balanceOf(tx: Tx, { player, mode }: Pick<StoredBet, 'player' | 'mode'>): Promise<bigint> {
  const balances = await readBalances(tx, player)
  const { granted, won } = MODE_ASSETS[mode]
  return balances[granted] + balances[won]
}

/** What the event of a settled round says of it. */
export const settledPayload = (bet: StoredBet, definitionHash: string): EventPayload<typeof roundSettled> => ({
  roundId: bet.id,
  game: bet.game,
  provider: HOUSE_PROVIDER,
  mode: bet.mode,
  ...roundAmounts(bet),
  isFree: false,
  freeGrant: null,
  defHash: definitionHash,
})
