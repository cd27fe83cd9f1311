import type { ReplyOf } from '#kernel/contract.ts'
import { listSocialAccounts, readSocialSignUp } from '#platform/auth/sign-in/social-accounts.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { getPending as pendingContract, listSocials as listContract } from '../contract.ts'
import type { Providers } from './relying-on.ts'

export const listSocials =
  (providers: Providers) =>
  async ({ reader, playerId }: PlayerContext): Promise<ReplyOf<typeof listContract>> => {
    const accounts = await listSocialAccounts(reader, playerId)
    const listed = providers.all.map(({ id, title }) => {
      const account = accounts.find(({ provider }) => provider === id)
      return { id, title, linked: account ? { email: account.email, at: new Date(account.linkedAt).toISOString() } : null }
    })
    return { success: true, data: { providers: listed } }
  }

/** For the sign-up form, which then asks for no name and no password. */
export const getPending =
  (providers: Providers) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof pendingContract>> => {
    const identity = await readSocialSignUp(ctx)
    const title = providers.all.find(({ id }) => id === identity?.provider)?.title
    return { success: true, data: { pending: identity && title ? { title, email: identity.email } : null } }
  }
