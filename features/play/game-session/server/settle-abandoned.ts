import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import { DAY_MS } from '#kernel/time.ts'
import type { JobContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { OPEN_ROUND_DAYS_MAX } from '../contract.ts'
import { lockRound, type OpenRound, readOpenOf, readOpenSince } from './open-rounds.ts'
import { takeStep } from './take-step.ts'

const ROUNDS_AT_ONCE = 200
/** More choices than any round has; a default that never ends is a bug in the rules. */
const STEPS_MAX = 1_000

/** Settles abandoned rounds by their published default; players find them in the history. */
export async function settleAbandoned(ctx: JobContext): Promise<void> {
  const before = ctx.clock.now() - OPEN_ROUND_DAYS_MAX * DAY_MS
  for (let after = ''; ;) {
    const rounds = await readOpenSince(ctx.reader, { before, after, limit: ROUNDS_AT_ONCE })
    for (const round of rounds) {
      // A round that cannot be settled is logged for an operator and does not block others.
      await ctx
        .transaction((tx) => settleByDefault(ctx, tx, round))
        .catch((error: unknown) => {
          ctx.log.error({ err: error, round: round.id }, 'an abandoned round could not be settled')
        })
    }
    const last = rounds.at(-1)
    if (!last || rounds.length < ROUNDS_AT_ONCE) return
    after = last.id
  }
}

/**
 * Settles the open rounds of a player who closes the account. A round that cannot be settled is logged for an
 * operator and does not block the closure.
 */
export async function settleOpenOf(ctx: Settling, tx: Tx, player: Id<'plr'>): Promise<void> {
  for (const id of await readOpenOf(tx, player)) await settleIfPossible(ctx, tx, { player, id })
}

/** A round that cannot be settled stays open, is logged, and does not block its transaction. */
export async function settleIfPossible(ctx: Settling, tx: Tx, round: OpenRound): Promise<void> {
  await sql`savepoint one_round`.execute(tx)
  try {
    await settleByDefault(ctx, tx, round)
  } catch (error) {
    await sql`rollback to savepoint one_round`.execute(tx)
    ctx.log.error({ err: error, round: round.id }, 'an open round could not be settled')
  }
}

type Settling = Pick<JobContext, 'vault' | 'clock' | 'log'>

/** Takes all steps in one transaction; does nothing if another process or the player was faster. */
async function settleByDefault(ctx: Settling, tx: Tx, { player, id }: OpenRound): Promise<void> {
  let round = await lockRound(tx, player, id)
  for (let step = 0; round?.awaiting; step++) {
    assert(step < STEPS_MAX, 'the default settles a round')
    const option = { choice: round.awaiting.byDefault, cost: 0 }
    round = await takeStep(ctx, tx, round, { option, mayPlayWon: false, request: null })
    assert(round, 'the default costs nothing')
  }
}
