import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { takeResult, type startVerification as contract, type VerificationStatus } from '../contract.ts'
import type { VerificationProvider } from './provider.ts'
import { type Found, findStatus, type Provider } from './status.ts'
import { insertCheck, type KeptCheck, lockIdentity } from './store.ts'

type Reply = ReplyOf<typeof contract>
type Refusal = Extract<Reply, { success: false }>['reasonType']

/** The check is stored before the provider is called: its first report may arrive before its response. */
export const startCheck =
  (provider: Provider) =>
  async (ctx: PlayerContext): Promise<Reply> => {
    const refused = (reasonType: Refusal): Reply => ({ success: false, reasonType })
    if (!provider) return refused('no-provider')
    const begun = await ctx.transaction(async (tx) => {
      await lockIdentity(tx, ctx.playerId)
      const found = await findStatus(ctx, tx, provider)
      const refusal = refusalOf(found.status)
      if (refusal) return refusal
      const open = found.checks.find(({ state }) => state === 'open')
      const reference = open?.id ?? ctx.newId('chk')
      if (!open) {
        const check = { id: reference, brand: ctx.theme.id, player: ctx.playerId, provider: provider.id, at: ctx.clock.now() }
        await insertCheck(tx, check)
      }
      return { reference, found }
    })
    if (typeof begun === 'string') return refused(begun)
    try {
      return { success: true, data: { url: await askPage(ctx, provider, begun) } }
    } catch (error) {
      ctx.log.warn({ err: error }, 'the provider of identity checks does not answer')
      return refused('provider-down')
    }
  }

const askPage = (
  { origin, locale }: PlayerContext,
  provider: VerificationProvider,
  { reference, found: { player } }: { reference: KeptCheck['id']; found: Found },
): Promise<string> => {
  const callbackUrl = `${origin}${takeResult.path.replace(':provider', provider.id)}`
  const person = { name: player.name ?? '', surname: player.surname ?? '', birthDate: player.birthDate }
  return provider.begin({ reference, callbackUrl, locale, person })
}

function refusalOf({
  state,
  reviewRequestedAt,
  isProfileComplete,
  mayStart,
  checksLeft,
}: VerificationStatus): Refusal | undefined {
  if (state === 'approved') return 'verified'
  if (reviewRequestedAt) return 'person-looks'
  if (!isProfileComplete) return 'profile-incomplete'
  if (mayStart) return undefined
  return checksLeft === 0 ? 'too-many-checks' : 'person-looks'
}
