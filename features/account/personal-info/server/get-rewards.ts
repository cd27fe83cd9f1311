import type { ReplyOf } from '#kernel/contract.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { readKeptGift } from '#platform/auth/waiting-gifts.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { AccountStep, ServerFeature } from '#platform/feature.ts'
import { mayGiveEntries, openWireReward } from '#platform/open-reward.ts'
import { gather, slicesOn, stepsWithoutReward } from '#platform/slices.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { getRewards as contract } from '../contract.ts'

const NOTHING: WireReward = { coins: 0, entries: 0 }

/** Rewards still available and rewards already given; each slice reports its own step. */
export const getRewards =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const steps: { [S in AccountStep]?: WireReward } = await gather(ctx, slices(), async (slice) => ({
      ...slice.stepRewards?.(ctx.theme),
    }))
    const without = await stepsWithoutReward(ctx, slices())
    const player = await readPlayer(ctx.reader, ctx.playerId)
    const areEntriesOpen = await mayGiveEntries(ctx, { db: ctx.reader, playerId: ctx.playerId })
    const ofProfile = await readKeptGift(ctx.reader, { player: ctx.playerId, kind: 'profile' })
    const kept = await Promise.all(slicesOn(ctx, slices()).map((slice) => slice.keptForEmail?.(ctx)))
    const state = (step: AccountStep, completed: boolean, isOffered: boolean) => ({
      available: isOffered && !completed,
      completed,
      awaitsEmail: step === 'profileComplete' && ofProfile?.paid === null && player.emailConfirmedAt === null,
      ...openWireReward(
        without.includes(step) ? NOTHING : sumOf([steps[step], ...(step === 'emailConfirmation' ? kept : [])]),
        areEntriesOpen,
      ),
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

const sumOf = (rewards: readonly (WireReward | undefined)[]): WireReward =>
  rewards.reduce<WireReward>(
    (sum, reward = NOTHING) => ({ coins: sum.coins + reward.coins, entries: sum.entries + reward.entries }),
    NOTHING,
  )
