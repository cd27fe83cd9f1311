import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import type { CaptchaVendor } from '#platform/config/captcha.ts'
import type { CaptchaProvider } from './provider.ts'

const TIMEOUT_MS = 5 * SECOND_MS
/** Vendors accept an answer once and only for minutes; we remember it for longer. */
const REMEMBERED_MS = DAY_MS

const verdict = z.looseObject({ success: z.boolean() })

/** An external service that challenges the visitor in a frame and reports the result to our server. */
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
