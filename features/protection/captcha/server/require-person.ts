import type { ReplyOf, RouteContract } from '#kernel/contract.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { keepState, takeState, useOnce } from '#platform/auth/one-time/one-time-state.ts'
import { hasFailedFrom } from '#platform/auth/sign-in/sign-in-guard.ts'
import type { VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { answerCaptcha as answerContract, getChallenge as challengeContract } from '../contract.ts'
import type { CaptchaProvider } from './provider.ts'

/** The pass of a browser that has answered, for its next guarded call. */
const PASS_COOKIE = 'captcha-pass'
const PASS_LASTS_MS = 5 * MINUTE_MS

/** Guards calls: one pass, one call. Sign-in is guarded after a failure from the same address. */
export const requirePerson =
  () =>
  async (ctx: VisitorContext, { wantsPerson }: RouteContract): Promise<void> => {
    const now = ctx.clock.now()
    if (wantsPerson === 'after-failures' && !(await hasFailedFrom(ctx.reader, ctx.address, now))) return
    const token = ctx.cookies.get(PASS_COOKIE)
    const pass = token && (await takeState(ctx.reader, token, 'captcha-pass', now))
    if (!pass || pass.brand !== ctx.theme.id) throw new AppError('captcha-needed', 'Complete the security check first.')
    ctx.cookies.clear(PASS_COOKIE)
  }

export const getChallenge =
  (provider: CaptchaProvider | undefined) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof challengeContract>> => ({
    success: true,
    data: { challenge: (await provider?.newChallenge?.(ctx)) ?? null },
  })

export const answerCaptcha =
  (provider: CaptchaProvider | undefined) =>
  async (ctx: VisitorContext, { body }: { body: { answer: string } }): Promise<ReplyOf<typeof answerContract>> => {
    if (!provider) return { success: true }
    const payload = { brand: ctx.theme.id }
    try {
      const right = await provider.check(ctx, body.answer)
      if (!right) return { success: false, reasonType: 'not-right' }
      const token = await ctx.transaction(async (tx) => {
        const { once, expiresAt } = right
        if (!(await useOnce(tx, once, { purpose: 'captcha-solution', payload, expiresAt }))) return undefined
        return keepState(tx, ctx, { purpose: 'captcha-pass', payload, lifetimeMs: PASS_LASTS_MS })
      })
      if (!token) return { success: false, reasonType: 'used-before' }
      ctx.cookies.set(PASS_COOKIE, token, { maxAgeSeconds: PASS_LASTS_MS / SECOND_MS })
      return { success: true }
    } catch (error) {
      ctx.log.warn({ reason: String(error) }, 'the captcha vendor does not answer')
      return { success: false, reasonType: 'vendor-down' }
    }
  }
