import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'
import type { Id } from '#kernel/id.ts'
import { money } from '#kernel/money.ts'
import { post, takeUpTo } from '#ledger/index.ts'
import { publishIfClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import { noteVoid } from '#platform/caps/caps.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockId } from '#platform/db/locks.ts'
import { notificationWanted, roundAmounts, roundVoided } from '#platform/events/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { insertVoid } from '#platform/round-voids/round-voids.ts'
import { noticeOf } from './notice.ts'
import type { StoredAct } from './store.ts'
import { type FoundRound, roundsOfPlayer, sourcesOf } from './voidable-rounds.ts'

export type Voiding = Pick<Context, 'clock' | 'vault' | 'log' | 'transaction'>

/**
 * Voids rounds of one player in one transaction: play amounts come back first, then wins are taken back from what the
 * player has. Rounds that are void already, and open ones that end by themselves, are left out.
 */
export const voidOfPlayer = (
  ctx: Voiding,
  slices: readonly ServerFeature[],
  { act, player, ids }: { readonly act: StoredAct; readonly player: Id<'plr'>; readonly ids: readonly string[] },
): Promise<number> =>
  ctx.transaction(async (tx) => {
    // Under the lock of the player's rounds: of two processes the second finds them void.
    await lockId(tx, 'playerRounds', player)
    const wanted = { span: act, player, ids }
    const found = await roundsOfPlayer(tx, slices, wanted)
    for (const round of found) if (round.is_open) await sourcesOf(slices)[round.slice]?.settleOpen?.(ctx, tx, round)
    const rounds = (found.some(({ is_open: isOpen }) => isOpen) ? await roundsOfPlayer(tx, slices, wanted) : found).filter(
      ({ is_open: isOpen }) => !isOpen,
    )
    for (const round of rounds) await returnStake(tx, act, round)
    for (const round of rounds) await record(ctx, tx, act, { round, takenBack: await takeWin(tx, act, round) })
    for (const { slice, free_grant: grant } of rounds)
      if (grant !== null) await sourcesOf(slices)[slice]?.giveBackFree?.(tx, grant, ctx.clock.now())
    if (rounds.length > 0) await tell(ctx, tx, act, player)
    return rounds.length
  })

async function returnStake(tx: Tx, { game }: StoredAct, round: FoundRound): Promise<void> {
  const { player, id, from_granted: fromGranted, from_won: fromWon } = round
  const { granted, won } = MODE_ASSETS[round.mode]
  const parts = [money(granted, fromGranted), money(won, fromWon)].filter(({ minor }) => minor > 0n)
  if (parts.length === 0) return
  await post(tx, {
    key: `round-void:${id}`,
    kind: 'round-void',
    player,
    movements: parts.map((amount) => {
      const { asset } = amount
      return { from: { house: 'games', asset }, to: { player, asset }, amount }
    }),
    ref: { round: id, game },
  })
}

/** What the player still has of the win, without its jackpot. Never more, so no balance falls below zero. */
async function takeWin(tx: Tx, { game, takesWins }: StoredAct, round: FoundRound): Promise<bigint> {
  const { player, id, win, jackpot } = round
  if (!takesWins || win <= jackpot) return 0n
  const amount = money(MODE_ASSETS[round.mode].won, win - jackpot)
  const ref = { round: id, game }
  const taken = await takeUpTo(tx, { key: `round-void-win:${id}`, kind: 'round-void', player, amount, to: 'games', ref })
  return taken?.amount.minor ?? 0n
}

interface Returned {
  readonly round: FoundRound
  readonly takenBack: bigint
}

async function record({ clock }: Voiding, tx: Tx, act: StoredAct, { round, takenBack }: Returned): Promise<void> {
  const { id, player, mode, stake, win, jackpot, definition_hash: definitionHash } = round
  const { brand, game, reason } = act
  const returned = round.from_granted + round.from_won
  const at = clock.now()
  const facts = { act: act.id, brand, player, game, definitionHash, mode, reason, playedAt: round.at, stake, win, jackpot }
  const isFree = round.free_grant !== null
  await insertVoid(tx, { round: id, ...facts, fromWon: round.from_won, isFree, returned, takenBack, at })
  await noteVoid(tx, {
    playerId: player,
    scope: mode,
    given: returned,
    returned: takenBack,
    at: round.at,
    endedAt: round.ended_at,
  })
  const payload = {
    roundId: id,
    game,
    provider: HOUSE_PROVIDER,
    mode,
    ...roundAmounts(round),
    isFree,
    freeGrant: round.free_grant,
    defHash: definitionHash,
    reason,
    takenBack: Number(takenBack),
  }
  await emit(tx, roundVoided, { playerId: player, payload, at })
}

async function tell({ clock }: Voiding, tx: Tx, act: StoredAct, playerId: Id<'plr'>): Promise<void> {
  await publishIfClosed(tx, playerId, clock.now())
  await emit(tx, notificationWanted, { playerId, payload: noticeOf(act) })
}
