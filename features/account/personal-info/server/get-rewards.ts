import type { ReplyOf } from '#kernel/contract.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { AccountStep, ServerFeature } from '#platform/feature.ts'
import { gather, stepsWithoutReward } from '#platform/slices.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { getRewards as contract } from '../contract.ts'

const NOTHING: WireReward = { coins: 0, entries: 0 }

/** The rewards that are still to be had, and those that were given; each slice says what its own step gives. */
export const getRewards =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const steps: { [S in AccountStep]?: WireReward } = await gather(ctx, slices(), async (slice) => ({
      ...slice.stepRewards?.(ctx.theme),
    }))
    const without = await stepsWithoutReward(ctx, slices())
    const player = await readPlayer(ctx.reader, ctx.playerId)
    const state = (step: AccountStep, completed: boolean, isOffered: boolean) => ({
      available: isOffered && !completed,
      completed,
      ...((without.includes(step) ? undefined : steps[step]) ?? NOTHING),
    })
    return {
      success: true,
      data: {
        email: state('emailConfirmation', player.emailConfirmedAt !== null, 'emailConfirmation' in steps),
        profile: state('profileComplete', player.profileCompletedAt !== null, true),
        phone: state('phoneConfirmation', player.phoneConfirmedAt !== null, 'phoneConfirmation' in steps),
      },
    }
  }
