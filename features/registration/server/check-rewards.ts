import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { wireReward } from '#kernel/reward.ts'
import { findInviter } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { gather, stepsWithoutReward } from '#platform/slices.ts'
import type { checkRewards as contract } from '../contract.ts'
import { registration } from '../feature.ts'

const NOTHING = { coins: 0, entries: 0 }

/** What signing up and each step after it gives; with a code that nobody has, the page drops the code from its address. */
export const checkRewards =
  (slices: () => readonly ServerFeature[]) =>
  async (
    ctx: VisitorContext,
    { query: { invited_by: code } }: { query: { invited_by?: string | undefined } },
  ): Promise<ReplyOf<typeof contract>> => {
    const { signUpReward, referredSignUpReward } = optionsOf(ctx.theme, registration)
    const steps = await gather(ctx, slices(), async (slice) => ({ ...slice.stepRewards?.(ctx.theme) }))
    const given = ctx.session
      ? await stepsWithoutReward({ ...ctx, session: ctx.session, playerId: ctx.session.playerId }, slices())
      : []
    const isUnknown = code !== undefined && !(await findInviter(ctx.reader, ctx.theme.id, code))
    return {
      success: true,
      registrationReferralReward: wireReward(referredSignUpReward),
      registrationRewardWithoutCode: wireReward(signUpReward),
      reasonType: isUnknown ? 'code_not_found' : null,
      '0': {
        emailConfirmation: NOTHING,
        phoneConfirmation: NOTHING,
        profileComplete: NOTHING,
        ...steps,
        ...Object.fromEntries(given.map((step) => [step, NOTHING])),
        registration: wireReward(signUpReward),
      },
    }
  }
