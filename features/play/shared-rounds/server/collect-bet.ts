import type { z } from 'zod'
import { multiplierAt } from '#engine/crash/curve.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { collectBet as contract, collectRefusal } from '../contract.ts'
import { readBet, roundOf, type StoredBet } from './bets.ts'
import { type Chain, readChain } from './chains.ts'
import { rulesOf } from './games.ts'
import { readOwnTable, type Slices } from './read-table.ts'
import { flightOf, readRound } from './rounds.ts'
import { settleBet } from './settle-bet.ts'

type Refusal = z.infer<typeof collectRefusal>

/** Pays a bet the multiplier of the moment at which the call arrived. A repeat returns the first result. */
export const collectBetWith =
  (slices: Slices) =>
  async (ctx: PlayerContext, { params: { id } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const at = ctx.clock.now()
    const bet = await readBet(ctx.reader, ctx.playerId, id)
    if (!bet || bet.brand !== ctx.theme.id) throw new AppError('not-found', 'No such bet')
    const refusal = bet.state === 'open' ? await collect(ctx, bet, at) : refusalOf(bet)
    const data = await readOwnTable(ctx, slices, bet.game)
    return refusal ? { success: false, reasonType: refusal, data } : { success: true, data }
  }

async function collect(ctx: PlayerContext, bet: StoredBet, at: Instant): Promise<Refusal | undefined> {
  const chain = await readChain(ctx.reader, bet)
  assert(chain, 'the chain of a bet is there')
  const target = await targetAt(ctx, chain, bet, at)
  if (typeof target === 'string') return target
  const { id, player } = bet
  const definitionHash = chain.definition_hash
  const ended = await ctx.transaction((tx) => settleBet(tx, { id, player, at, definitionHash }, { kind: 'paid', target }))
  return ended && refusalOf(ended)
}

/** The multiplier at this moment; the automatic one if it has been reached. */
async function targetAt(ctx: PlayerContext, chain: Chain, bet: StoredBet, at: Instant): Promise<number | Refusal> {
  const round = await readRound(ctx.reader, roundOf(bet))
  assert(round, 'the round of a bet is there')
  const rules = rulesOf(chain)
  const { startsAt, endsAt, burst } = flightOf(ctx, chain, round)
  // One that reaches the top is paid there, however late the call.
  const reached = Math.min(bet.auto ?? rules.targetMax, multiplierAt(rules, at - startsAt))
  if (reached < rules.targetMin) return 'too-early'
  return at < endsAt || (reached <= Math.min(burst, bet.auto ?? rules.targetMax) && isDue(reached, bet, rules.targetMax))
    ? reached
    : 'too-late'
}

const isDue = (reached: number, { auto }: StoredBet, targetMax: number): boolean => reached === (auto ?? targetMax)

/** Why an ended bet was not collected. */
const refusalOf = ({ state, win }: StoredBet): Refusal | undefined =>
  state === 'called-off' ? 'called-off' : win > 0n ? undefined : 'too-late'
