import type { ReplyOf } from '#kernel/contract.ts'
import { DAY_MS, type Instant, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import type { getOverview as contract, PlayedSums } from '../contract.ts'

export const getOverviewWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const playedSince = async (since: Instant): Promise<PlayedSums> => {
      const parts = await Promise.all(slicesOn(ctx, slices()).map(async ({ played }) => (await played?.(ctx, since)) ?? []))
      return (['TournamentPoints', 'SweepStakes'] as const).map((mode) => {
        const ofMode = parts.flat().filter((part) => part.mode === mode)
        const sum = (what: 'stake' | 'win') => Number(ofMode.reduce((total, part) => total + part[what], 0n))
        return { mode, rounds: ofMode.reduce((total, { rounds }) => total + rounds, 0), stake: sum('stake'), win: sum('win') }
      })
    }
    const [today, month] = await Promise.all([
      playedSince(startOfDay(ctx.today, ctx.theme.timeZone)),
      playedSince(ctx.clock.now() - 30 * DAY_MS),
    ])
    return { success: true, data: { since: toUnixSeconds(ctx.session.since), today, month } }
  }
