import type { Config } from '#platform/config/index.ts'
import type { PollLoop } from '#platform/jobs/poll-loop.ts'
import { openTextDelivery, type TextDeliveryOptions } from '#platform/texts/delivery.ts'
import { createTextGateway } from '#platform/texts/gateway.ts'
import { createTextSandbox } from '#platform/texts/sandbox.ts'

type TextOptions = Omit<TextDeliveryOptions, 'provider'> & { readonly config: Pick<Config, 'texts'> }

/** Sends what is queued by the gateway that the settings name, or as if, where the site is only tried. */
export function sendTexts({ config: { texts }, ...options }: TextOptions): PollLoop | undefined {
  if (texts.kind === 'off') return undefined
  const provider = texts.kind === 'gateway' ? createTextGateway(texts.gateway) : createTextSandbox(options.clock)
  return openTextDelivery({ ...options, provider })
}
