import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { ProviderContext, Context } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { Provider } from './status.ts'
import { lockClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { type takeResult as contract, playerVerificationPush, type ProviderWord, type VerificationAction } from '../contract.ts'
import { mailOutcome } from './mail-outcome.ts'
import { isLate, judge, type Verdict } from './rules.ts'
import { settle } from './settle.ts'
import { findCheck, insertWord, lockIdentity } from './store.ts'

/** A wrong signature gets the same answer whether or not the check exists. */
export const refuseUnsigned =
  (provider: Provider) =>
  async (ctx: ProviderContext): Promise<undefined> => {
    if (!provider?.isOwn(ctx.signed, ctx.clock.now())) throw new AppError('forbidden', 'The signature is invalid.')
  }

/** A report pushed by the provider's server. */
export const takeResultWith =
  (provider: Provider) =>
  async (ctx: ProviderContext, { params, body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    await refuseUnsigned(provider)(ctx)
    if (params.provider !== provider?.id) throw new AppError('forbidden', 'The signature is invalid.')
    return { success: true, data: { outcome: await applyWord(ctx, provider.id, body) } }
  }

export type Applied = 'applied' | 'known' | 'late' | 'unknown'

export const SEEN_PURPOSE = 'verified persons'

/** Applies a provider's report once and in order, however and however often it arrives. */
export const applyWord = (
  ctx: Pick<Context, 'transaction' | 'vault' | 'clock' | 'theme'>,
  provider: string,
  word: ProviderWord,
): Promise<Applied> =>
  ctx.transaction(async (tx) => {
    const found = await findCheck(tx, provider, word.reference)
    if (found?.brand !== ctx.theme.id) return 'unknown'
    await lockIdentity(tx, found.player)
    // The state under the lock.
    const check = (await findCheck(tx, provider, word.reference))!
    // Nothing is stored for a closed account: it would let an erased account recognize its person.
    const isTooLate = isLate(check, word) || (await lockClosed(tx, check.player))
    const isNew = await insertWord(tx, { provider, word, isApplied: !isTooLate, at: ctx.clock.now() })
    if (!isNew) return 'known'
    if (isTooLate) return 'late'
    const { person } = word
    const player = await readPlayer(tx, check.player)
    // The document's number is needed only for its hash.
    const kept = person && Buffer.from(JSON.stringify({ ...person, documentNumber: null }))
    const seen = kept && ctx.vault.seal(SEEN_PURPOSE, kept)
    const verdict = await settle(tx, ctx, { check, verdict: judge(word, player), person, heard: word.order, seen })
    const action = actionOf(verdict)
    if (action) await pushTo(tx, check.player, playerVerificationPush, { action })
    await mailOutcome(tx, ctx, player, verdict)
    return 'applied'
  })

/** The push to the player's pages; none if a check expired without an answer. */
function actionOf(verdict: Verdict): VerificationAction | undefined {
  if (verdict.state !== 'open') return DECIDED[verdict.state]
  return verdict.step === 'continue' ? undefined : STEPS[verdict.step]
}

const STEPS = { survey: 'surveyRequired', document: 'needUploadDocument', scan: 'needScanDocument' } as const

const DECIDED = { approved: 'success', rejected: 'failed', duplicate: 'duplicate', expired: undefined } as const
