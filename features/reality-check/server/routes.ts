import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { audit } from '#platform/audit/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { slicesOn } from '#platform/slices.ts'
import * as contract from '../contract.ts'
import { choiceOf } from './choices.ts'
import { choose, minutesAt } from './rules.ts'
import { writeAcknowledged, writeInterval } from './store.ts'

/** A player's own calls, but open to one whom the guard refuses. */
type OwnCall = Pick<PlayerContext, 'playerId'> & PlayerContext

const asOwn = (ctx: VisitorContext): OwnCall => {
  if (!ctx.session) throw new AppError('not-signed-in', 'Sign in first.')
  return { ...ctx, session: ctx.session, playerId: ctx.session.playerId }
}

export const routesWith = (slices: () => readonly ServerFeature[]): BoundRoute[] => [
  bind(contract.getInfo, (ctx) => infoOf(ctx, slices())),
  bind(contract.acknowledge, async (visitor) => {
    const ctx = asOwn(visitor)
    const { playerId, address } = ctx
    return ctx.transaction(async (tx) => {
      await writeAcknowledged(tx, playerId, ctx.clock.now())
      await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what: 'reality-check-read', address })
      return { success: true }
    })
  }),
  bind(contract.chooseInterval, async (visitor, { body }) => {
    const ctx = asOwn(visitor)
    const { playerId, address } = ctx
    const before = await choiceOf(ctx)
    const after = choose(before, body.minutes, ctx.clock.now())
    await ctx.transaction(async (tx) => {
      await writeInterval(tx, playerId, after)
      const actor = { kind: 'player', id: playerId } as const
      const change = { before: { ...before }, after: { ...after } }
      await audit(tx, ctx, { actor, subject: playerId, what: 'reality-check-interval-chosen', ...change, address })
    })
    return infoOf(ctx, slices())
  }),
]

async function infoOf(ctx: PlayerContext, slices: readonly ServerFeature[]): Promise<ReplyOf<typeof contract.getInfo>> {
  const { since } = ctx.session
  const now = ctx.clock.now()
  const [choice, ...parts] = await Promise.all([
    choiceOf(ctx),
    ...slicesOn(ctx, slices).map(async (slice) => (await slice.played?.(ctx, since)) ?? []),
  ])
  const played = (['TournamentPoints', 'SweepStakes'] as const).map((mode) => {
    const ofMode = parts.flat().filter((part) => part.mode === mode)
    const sum = (amount: 'stake' | 'win'): number => Number(ofMode.reduce((total, part) => total + part[amount], 0n))
    return { mode, rounds: ofMode.reduce((total, { rounds }) => total + rounds, 0), stake: sum('stake'), win: sum('win') }
  })
  const next = choice.next && choice.next.from > now ? choice.next : null
  const data = {
    since: Math.floor(since / SECOND_MS),
    minutes: minutesAt(choice, now),
    next: next && { minutes: next.minutes, from: Math.ceil(next.from / SECOND_MS) },
    played: played.filter(({ rounds }) => rounds > 0),
  }
  return { success: true, data }
}
