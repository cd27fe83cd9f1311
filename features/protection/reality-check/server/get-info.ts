import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Played, ServerFeature } from '#platform/feature.ts'
import { sumVoids, type VoidSum } from '#platform/round-voids/round-voids.ts'
import { slicesOn } from '#platform/slices.ts'
import type { getInfo as contract } from '../contract.ts'
import { choiceOf } from './choices.ts'
import { minutesAt } from './rules.ts'

export type Slices = () => readonly ServerFeature[]

export const getInfo =
  (slices: Slices) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const { since } = ctx.session
    const now = ctx.clock.now()
    const voids = sumVoids(ctx.reader, { players: [ctx.playerId], from: since, until: null })
    const [choice, ...parts] = await Promise.all([
      choiceOf(ctx),
      voids.then((sums) => sums.map(toDeduction)),
      ...slicesOn(ctx, slices()).map(async (slice) => (await slice.played?.(ctx, since)) ?? []),
    ])
    const next = choice.next && choice.next.from > now ? choice.next : null
    const data = {
      since: Math.floor(since / SECOND_MS),
      minutes: minutesAt(choice, now),
      next: next && { minutes: next.minutes, from: Math.ceil(next.from / SECOND_MS) },
      played: sumsOf(parts.flat()),
    }
    return { success: true, data }
  }

/** A void round was never played: what is left of it is the part of its win that the player kept. */
const toDeduction = ({ mode, rounds, returned, takenBack }: VoidSum): Played => ({
  mode,
  rounds: -rounds,
  stake: -BigInt(returned),
  win: -BigInt(takenBack),
})

/** Only modes with a round. */
function sumsOf(parts: readonly Played[]) {
  const sums = (['TournamentPoints', 'SweepStakes'] as const).map((mode) => {
    const ofMode = parts.filter((part) => part.mode === mode)
    const sum = (amount: 'stake' | 'win'): number => Number(ofMode.reduce((total, part) => total + part[amount], 0n))
    return { mode, rounds: ofMode.reduce((total, { rounds }) => total + rounds, 0), stake: sum('stake'), win: sum('win') }
  })
  return sums.filter(({ rounds }) => rounds > 0)
}
