import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import type { CaptchaVendor } from '#platform/config/captcha.ts'
import type { CaptchaProvider } from './provider.ts'

const TIMEOUT_MS = 5 * SECOND_MS
/** Vendors take an answer once, and for minutes only; we remember it for longer than that. */
const REMEMBERED_MS = DAY_MS

const verdict = z.looseObject({ success: z.boolean() })

/** A service elsewhere asks the visitor on a page of its own, in a frame, and tells our server what it thinks. */
export const vendorCaptcha = ({ widgetUrl, verifyUrl, siteKey, secret }: CaptchaVendor): CaptchaProvider => ({
  facts: { isEnabled: true, key: siteKey, url: widgetUrl },
  frameOrigins: [new URL(widgetUrl).origin],
  async check(ctx, answer) {
    const reply = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answer, sitekey: siteKey, remoteip: ctx.address }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { success } = verdict.parse(await reply.json())
    const once = createHash('sha256').update(answer).digest('hex')
    return success ? { once, expiresAt: ctx.clock.now() + REMEMBERED_MS } : undefined
  },
})
