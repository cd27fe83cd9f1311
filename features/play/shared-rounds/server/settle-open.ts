import { multiplierAt } from '#engine/crash/curve.ts'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { openBetsOf, roundOf, type StoredBet } from './bets.ts'
import { readChain } from './chains.ts'
import { rulesOf } from './games.ts'
import { type Flight, flightOf, readRound } from './rounds.ts'
import { type BetOutcome, settleBet } from './settle-bet.ts'
import { burstOutcome } from './watch-round.ts'

/** Settles the open bets of a player who closes the account: a round that has not burst gives the stake back. */
export const settleOpenOf = (ctx: Ctx, tx: Tx, player: Id<'plr'>): Promise<void> =>
  settleOpen(ctx, tx, player, ({ bet, at, flight, rules }) =>
    at < flight.endsAt ? { kind: 'returned' } : burstOutcome(bet, rules, flight.burst),
  )

/**
 * Collects the open bets of a player who begins a break, and so is signed out, at this moment; before the flight the stake
 * comes back. What is collected automatically goes on.
 */
export const collectOpenOf = (ctx: Ctx, tx: Tx, player: Id<'plr'>): Promise<void> =>
  settleOpen(ctx, tx, player, ({ bet, at, flight, rules }) => {
    if (bet.auto !== null) return undefined
    if (at >= flight.endsAt) return burstOutcome(bet, rules, flight.burst)
    const target = Math.min(rules.targetMax, multiplierAt(rules, at - flight.startsAt))
    return target < rules.targetMin ? { kind: 'returned' } : { kind: 'paid', target }
  })

type Ctx = Pick<Context, 'clock' | 'vault'>

interface Leaving {
  readonly bet: StoredBet
  readonly at: Instant
  readonly flight: Flight
  readonly rules: CrashDefinition
}

async function settleOpen(ctx: Ctx, tx: Tx, player: Id<'plr'>, decide: (of: Leaving) => BetOutcome | undefined): Promise<void> {
  const at = ctx.clock.now()
  for (const bet of await openBetsOf(tx, player)) {
    const [chain, round] = [await readChain(tx, bet), await readRound(tx, roundOf(bet))]
    assert(chain && round, 'the round of a bet is there')
    const outcome = decide({ bet, at, flight: flightOf(ctx, chain, round), rules: rulesOf(chain) })
    if (outcome) await settleBet(tx, { id: bet.id, player, at, definitionHash: chain.definition_hash }, outcome)
  }
}
