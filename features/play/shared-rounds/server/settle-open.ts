import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { openBetsOf, roundOf } from './bets.ts'
import { readChain } from './chains.ts'
import { rulesOf } from './games.ts'
import { flightOf, readRound } from './rounds.ts'
import { settleBet } from './settle-bet.ts'
import { burstOutcome } from './watch-round.ts'

/** Settles the open bets of a player who closes the account: a round that has not burst gives the stake back. */
export async function settleOpenOf(ctx: Pick<Context, 'clock' | 'vault'>, tx: Tx, player: Id<'plr'>): Promise<void> {
  const at = ctx.clock.now()
  for (const bet of await openBetsOf(tx, player)) {
    const [chain, round] = [await readChain(tx, bet), await readRound(tx, roundOf(bet))]
    assert(chain && round, 'the round of a bet is there')
    const { endsAt, burst } = flightOf(ctx, chain, round)
    const outcome = at < endsAt ? ({ kind: 'returned' } as const) : burstOutcome(bet, rulesOf(chain), burst)
    await settleBet(tx, { id: bet.id, player, at, definitionHash: chain.definition_hash }, outcome)
  }
}
