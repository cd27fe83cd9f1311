import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { toWire } from '#kernel/money.ts'
import { findInviter, readPlayer } from '#platform/auth/players.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { checkRewards as checkContract, getRewards as getContract } from '../contract.ts'
import { account, type Reward } from '../feature.ts'

/** The rewards that are still to be had, and those that were given. */
export async function getRewards(ctx: PlayerContext): Promise<ReplyOf<typeof getContract>> {
  const options = optionsOf(ctx.theme, account)
  const player = await readPlayer(ctx.reader, ctx.playerId)
  const state = ({ coins }: Reward, completed: boolean, isOffered: boolean) => ({
    available: isOffered && !completed,
    completed,
    coins: toWire(coins),
  })
  return {
    success: true,
    data: {
      email: state(options.emailReward, player.emailConfirmedAt !== null, player.email !== null),
      profile: state(options.profileReward, player.profileCompletedAt !== null, true),
      // Nobody confirms phone numbers yet.
      phone: state(options.phoneReward, false, false),
    },
  }
}

/** What signing up gives; with a code that nobody has, the page drops the code from its address. */
export async function checkRewards(
  ctx: VisitorContext,
  { query }: { query: { invited_by?: string | undefined } },
): Promise<ReplyOf<typeof checkContract>> {
  const options = optionsOf(ctx.theme, account)
  const code = query.invited_by
  const isUnknown = code !== undefined && !(await findInviter(ctx.reader, ctx.theme.id, code))
  return {
    success: true,
    registrationReferralReward: amounts(options.referredSignUpReward),
    registrationRewardWithoutCode: amounts(options.signUpReward),
    reasonType: isUnknown ? 'code_not_found' : null,
    '0': {
      registration: amounts(options.signUpReward),
      emailConfirmation: amounts(options.emailReward),
      phoneConfirmation: amounts(options.phoneReward),
      profileComplete: amounts(options.profileReward),
    },
  }
}

const amounts = ({ coins, entries }: Reward) => ({ coins: toWire(coins), entries: toWire(entries) })
