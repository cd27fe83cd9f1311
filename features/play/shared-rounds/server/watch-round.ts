import { multiplierAt } from '#engine/crash/curve.ts'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import { defHash } from '#engine/def-hash.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import { BURST_MS, PRESENCE_MS } from '../contract.ts'
import { type OpenBet, openBetsIn } from './bets.ts'
import { type Chain, findChain, readChain, startChain, type TableId } from './chains.ts'
import { isClosed, rulesOf, sharedGame } from './games.ts'
import {
  askedAt,
  endRound,
  type Flight,
  flightOf,
  lastRound,
  lockOpenRound,
  noteWatched,
  openRound,
  type StoredRound,
} from './rounds.ts'
import { type BetOutcome, settleBet } from './settle-bet.ts'

/** Another process takes over a round that was not watched for this long. */
const LEASE_MS = 1_500
/** A round that nobody watched for this long was interrupted. */
export const INTERRUPTED_MS = 3 * SECOND_MS
/** Bets are settled this long after the burst: collections that arrived before it may still be under way. */
export const GRACE_MS = 500

type Ctx = Pick<Context, 'clock' | 'rng' | 'vault' | 'reader' | 'theme' | 'log' | 'transaction' | 'isSwitchedOff'>

export interface Watched {
  /** Whether there is a round, or one may follow: the game is watched on. */
  readonly isActive: boolean
  /** Another process watches the open round. */
  readonly isTaken?: true
  /** The next moment at which something changes by itself, if known. */
  readonly nextAt: Instant | null
}

/**
 * Does what is due in a game: pays automatic collections, ends the round, opens the next one. Harmless to repeat, and
 * in several processes at once.
 */
export async function watchGame(ctx: Ctx, game: string, watcher: string): Promise<Watched> {
  const id: TableId = { brand: ctx.theme.id, game }
  const round = await lastRound(ctx.reader, id)
  if (round?.state === 'open') return watchRound(ctx, round, watcher)
  const now = ctx.clock.now()
  const isAsked = (await askedAt(ctx.reader, id)) > now - PRESENCE_MS
  if (!isAsked || isClosed(ctx, game)) return { isActive: false, nextAt: null }
  const opensAt = (round?.ended_at ?? 0) + BURST_MS
  if (now < opensAt) return { isActive: true, nextAt: opensAt }
  await openNext(ctx, id, round, watcher)
  return { isActive: true, nextAt: null }
}

/** A chain waits for its client seed; a chain that is used up, or whose rules have changed, is followed by another. */
async function openNext(ctx: Ctx, id: TableId, last: StoredRound | undefined, watcher: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const chain = await findChain(tx, id)
    const no = last && last.chain === chain?.no ? last.no + 1 : 1
    const { definition } = sharedGame(id.game)
    const isUsable = chain && no <= chain.length && chain.definition_hash === defHash(definition)
    if (!isUsable) await startChain(ctx, tx, { ...id, after: chain?.no }, definition)
    else if (chain.client_seed !== null) {
      await openRound(tx, { ...id, chain: chain.no, no }, { at: ctx.clock.now(), watcher })
    }
  })
}

async function watchRound(ctx: Ctx, round: StoredRound, watcher: string): Promise<Watched> {
  const chain = (await readChain(ctx.reader, round))!
  const flight = flightOf(ctx, chain, round)
  const now = ctx.clock.now()
  const lease = await takeLease(ctx, round, { flight, watcher, now })
  if (lease === 'taken') return { isActive: true, isTaken: true, nextAt: null }
  const rules = rulesOf(chain)
  if (lease === 'interrupted') {
    await settleAll(ctx, { chain, round, at: now }, (bet) => returnedOrPaid(bet, flight.burst))
    await endWith(ctx, round, { state: 'called-off', at: now, burst: flight.burst })
    return { isActive: true, nextAt: now + BURST_MS }
  }
  await payReached(ctx, { chain, round, at: now }, { rules, flight })
  if (now < flight.endsAt + GRACE_MS) return { isActive: true, nextAt: nextOf(flight, now) }
  await settleAll(ctx, { chain, round, at: now }, (bet) => burstOutcome(bet, rules, flight.burst))
  await endWith(ctx, round, { state: 'over', at: flight.endsAt, burst: flight.burst })
  return { isActive: true, nextAt: flight.endsAt + BURST_MS }
}

const nextOf = ({ startsAt, endsAt }: Flight, now: Instant): Instant =>
  [startsAt, endsAt, endsAt + GRACE_MS].find((at) => at > now) ?? now

/** Notes that the round is watched, unless another process does; tells whether it was interrupted before its end. */
async function takeLease(
  ctx: Ctx,
  round: StoredRound,
  { flight, watcher, now }: { readonly flight: Flight; readonly watcher: string; readonly now: Instant },
): Promise<'mine' | 'taken' | 'interrupted'> {
  const age = now - round.watched_at
  if (round.watched_by !== watcher && age < LEASE_MS) return 'taken'
  if (round.watched_by === watcher && age < SECOND_MS) return 'mine'
  return ctx.transaction(async (tx) => {
    const locked = await lockOpenRound(tx, round)
    if (!locked || (locked.watched_by !== watcher && now - locked.watched_at < LEASE_MS)) return 'taken'
    if (locked.watched_at < flight.endsAt && now - locked.watched_at > INTERRUPTED_MS) return 'interrupted'
    await noteWatched(tx, round, { at: now, watcher })
    return 'mine'
  })
}

interface Ending {
  readonly chain: Chain
  readonly round: StoredRound
  readonly at: Instant
}

async function payReached(
  ctx: Ctx,
  ending: Ending,
  { rules, flight }: { rules: CrashDefinition; flight: Flight },
): Promise<void> {
  if (ending.at < flight.startsAt) return
  const reached = Math.min(flight.burst, multiplierAt(rules, ending.at - flight.startsAt))
  const due = await openBetsIn(ctx.reader, ending.round, reached)
  for (const bet of due) await settleOne(ctx, ending, bet, { kind: 'paid', target: bet.auto! })
}

async function settleAll(ctx: Ctx, ending: Ending, outcomeOf: (bet: OpenBet) => BetOutcome): Promise<void> {
  for (const bet of await openBetsIn(ctx.reader, ending.round, 'all')) await settleOne(ctx, ending, bet, outcomeOf(bet))
}

/** One transaction a bet: one that fails keeps the round open, and is tried again. */
async function settleOne(ctx: Ctx, { chain, at }: Ending, { id, player }: OpenBet, outcome: BetOutcome): Promise<void> {
  await ctx.transaction((tx) => settleBet(tx, { id, player, at, definitionHash: chain.definition_hash }, outcome))
}

/** Where a bet that was not collected has left or would have left: its own multiplier, or the top one. */
export function burstOutcome({ auto }: Pick<OpenBet, 'auto'>, { targetMax }: CrashDefinition, burst: number): BetOutcome {
  const target = auto ?? targetMax
  return { kind: burst >= target ? 'paid' : 'lost', target }
}

/** Of an interrupted round: nobody could collect, so only what was collected automatically is decided. */
const returnedOrPaid = ({ auto }: Pick<OpenBet, 'auto'>, burst: number): BetOutcome =>
  auto !== null && auto <= burst ? { kind: 'paid', target: auto } : { kind: 'returned' }

const endWith = (ctx: Ctx, round: StoredRound, ended: Parameters<typeof endRound>[2]): Promise<void> =>
  ctx.transaction((tx) => endRound(tx, round, ended))
