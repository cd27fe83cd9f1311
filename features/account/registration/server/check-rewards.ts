import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { type WireReward, wireReward } from '#kernel/reward.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { AccountStep, ServerFeature } from '#platform/feature.ts'
import { mayGiveEntries, openWireReward } from '#platform/open-reward.ts'
import { gather, slicesOn, stepsWithoutReward } from '#platform/slices.ts'
import type { checkRewards as contract } from '../contract.ts'
import { registration } from '../feature.ts'
import { judgeInvitation } from './judge-invitation.ts'

const NOTHING = { coins: 0, entries: 0 }

/** The rewards for signing up and each following step, and whether the code is valid for this visitor. */
export const checkRewards =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: VisitorContext,
    { query: { invited_by: code } }: { query: { invited_by?: string | undefined } },
  ): Promise<ReplyOf<typeof contract>> => {
    const { signUpReward } = optionsOf(ctx.theme, registration)
    const steps: { [S in AccountStep]?: WireReward } = await gather(ctx, slices(), async (slice) => ({
      ...slice.stepRewards?.(ctx.theme),
    }))
    const given = ctx.session
      ? await stepsWithoutReward({ ...ctx, session: ctx.session, playerId: ctx.session.playerId }, slices())
      : []
    const playerId = ctx.session?.playerId ?? null
    const areEntriesOpen = await mayGiveEntries(ctx, { db: ctx.reader, playerId })
    const shown = (reward: WireReward): WireReward => openWireReward(reward, areEntriesOpen)
    const referral = await referralRewardOf(ctx, slices())
    const invitation = code === undefined ? null : await judgeInvitation(ctx, { code, email: null })
    return {
      success: true,
      registrationReferralReward: shown(sumOf(wireReward(signUpReward), referral ?? NOTHING)),
      registrationRewardWithoutCode: shown(wireReward(signUpReward)),
      referral: referral && { ...shown(referral), condition: referral.condition },
      isCoinsOnly: !areEntriesOpen,
      reasonType: invitation === null || invitation.state === 'accepted' ? null : invitation.state,
      '0': {
        emailConfirmation: NOTHING,
        phoneConfirmation: NOTHING,
        profileComplete: NOTHING,
        ...Object.fromEntries(Object.entries(steps).map(([step, reward]) => [step, shown(reward)])),
        ...Object.fromEntries(given.map((step) => [step, NOTHING])),
        registration: shown(wireReward(signUpReward)),
      },
    }
  }

async function referralRewardOf(ctx: VisitorContext, slices: readonly ServerFeature[]) {
  for (const { referralReward } of slicesOn(ctx, slices)) {
    const reward = await referralReward?.(ctx)
    if (reward) return reward
  }
  return null
}

const sumOf = (one: WireReward, other: WireReward): WireReward => ({
  coins: one.coins + other.coins,
  entries: one.entries + other.entries,
})
