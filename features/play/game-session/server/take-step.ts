import { playSeeded } from '#engine/play.ts'
import type { ChoiceOption } from '#engine/round-contract.ts'
import { assert } from '#kernel/result.ts'
import { noteGiven } from '#platform/caps/caps.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { readPairOfRound } from '#platform/fair/seed-pairs.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { rulesOf } from './catalogue.ts'
import { type StepRequest, storeStep } from './open-rounds.ts'
import { postStep } from './postings.ts'
import { settledPayload } from './played.ts'
import type { StoredRound } from './store.ts'

export interface Step {
  readonly option: ChoiceOption
  readonly mayPlayWon: boolean
  /** Null if the house chooses by default. */
  readonly request: StepRequest | null
}

/**
 * Replays a locked round with one more choice, moves its cost and the win, and stores it. Undefined if the player
 * cannot pay for the choice; then nothing has changed.
 */
export async function takeStep(
  ctx: Pick<Context, 'vault' | 'clock'>,
  tx: Tx,
  round: StoredRound,
  { option, mayPlayWon, request }: Step,
): Promise<StoredRound | undefined> {
  const { choice, cost } = option
  const choices = [...(round.choices ?? []), choice]
  const pair = await readPairOfRound(ctx, tx, round.seed_pair)
  const seeds = { serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce: Number(round.nonce) }
  const { events, payout, stake, awaiting } = playSeeded(rulesOf(round), seeds, betOf(round), choices)
  assert(BigInt(stake) === round.stake + BigInt(cost), 'a choice costs what it was offered for')
  const posted = await postStep(tx, round, { step: choices.length, cost, win: payout, mayPlayWon })
  if (!posted) return undefined
  const at = ctx.clock.now()
  const { player: playerId, mode: scope } = round
  await noteGiven(tx, { playerId, scope, given: BigInt(cost), returned: BigInt(payout), at })
  const stored = await storeStep(tx, round, { choice, cost, ...posted, win: payout, events, awaiting, at, request })
  if (!awaiting) await tellSettled(tx, stored, at)
  return stored
}

const betOf = ({ amount, stake, terms, mode, pools }: StoredRound) => ({
  amount: Number(amount ?? stake),
  ...(terms && { params: terms }),
  ...(pools && { mode, pools }),
})

const tellSettled = (tx: Tx, round: StoredRound, at: number): Promise<void> =>
  emit(tx, roundSettled, {
    playerId: round.player,
    payload: settledPayload(round),
    at,
  })
