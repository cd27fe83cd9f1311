import type { Config } from '#platform/config/index.ts'
import type { PollLoop } from '#platform/jobs/poll-loop.ts'
import { openTextDelivery, type TextDeliveryOptions } from '#platform/sms/delivery.ts'
import { createTextGateway } from '#platform/sms/gateway.ts'
import { createTextSandbox } from '#platform/sms/sandbox.ts'

type TextOptions = Omit<TextDeliveryOptions, 'provider'> & { readonly config: Pick<Config, 'sms'> }

/** Sends queued messages through the configured gateway, or simulates it on a trial site. */
export function sendTexts({ config: { sms }, ...options }: TextOptions): PollLoop | undefined {
  if (sms.kind === 'off') return undefined
  const provider = sms.kind === 'gateway' ? createTextGateway(sms.gateway) : createTextSandbox(options.clock)
  return openTextDelivery({ ...options, provider })
}
