import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { ProviderContext, Context } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { hearProvider as contract, ProviderWord } from '../contract.ts'
import type { Provider } from './standing.ts'
import { lockClosed } from '#platform/auth/closed-accounts.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { playerVerificationPush, type VerificationAction } from '#features/identity/contract.ts'
import { mailOutcome } from './mail-outcome.ts'
import { isLate, judge, type Verdict } from './rules.ts'
import { settle } from './settle.ts'
import { findCheck, insertWord, lockIdentity } from './store.ts'

/** A word of the provider's own server. Who signs wrongly learns nothing, not even whether the check exists. */
export const hearProviderWith =
  (provider: Provider) =>
  async (ctx: ProviderContext, { params, body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    if (params.provider !== provider?.id || !provider.isOwn(ctx.signed, ctx.clock.now())) {
      throw new AppError('forbidden', 'This word is not signed as it should be.')
    }
    return { success: true, data: { outcome: await applyWord(ctx, provider.id, body) } }
  }

export type Applied = 'applied' | 'known' | 'late' | 'unknown'

export const SEEN_PURPOSE = 'verified persons'

/** Takes a provider's word: once, in its order, whatever way and however often it comes. */
export const applyWord = (
  ctx: Pick<Context, 'transaction' | 'vault' | 'clock' | 'theme'>,
  provider: string,
  word: ProviderWord,
): Promise<Applied> =>
  ctx.transaction(async (tx) => {
    const found = await findCheck(tx, provider, word.reference)
    if (found?.brand !== ctx.theme.id) return 'unknown'
    await lockIdentity(tx, found.player)
    // As it is now that nobody else changes it.
    const check = (await findCheck(tx, provider, word.reference))!
    // Of a closed account nothing is learned any more: an erased one would know its person again.
    const isTooLate = isLate(check, word) || (await lockClosed(tx, check.player))
    const isNew = await insertWord(tx, { provider, word, isApplied: !isTooLate, at: ctx.clock.now() })
    if (!isNew) return 'known'
    if (isTooLate) return 'late'
    const { person } = word
    const player = await readPlayer(tx, check.player)
    // The number of the document is needed for its hash alone.
    const kept = person && Buffer.from(JSON.stringify({ ...person, documentNumber: null }))
    const seen = kept && ctx.vault.seal(SEEN_PURPOSE, kept)
    const verdict = await settle(tx, ctx, { check, verdict: judge(word, player), person, heard: word.order, seen })
    const action = actionOf(verdict)
    if (action) await pushTo(tx, check.player, playerVerificationPush, { action })
    await mailOutcome(tx, ctx, player, verdict)
    return 'applied'
  })

/** What the player's pages hear; nothing where a check ended without an answer. */
function actionOf(verdict: Verdict): VerificationAction | undefined {
  if (verdict.state !== 'open') return DECIDED[verdict.state]
  return verdict.step === 'continue' ? undefined : STEPS[verdict.step]
}

const STEPS = { survey: 'surveyRequired', document: 'needUploadDocument', scan: 'needScanDocument' } as const

const DECIDED = { approved: 'success', rejected: 'failed', duplicate: 'duplicate', expired: undefined } as const
