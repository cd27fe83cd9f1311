import { SetupError } from '../setup-error.ts'

/** A payment provider that is reached through Hyperswitch. */
export interface HyperswitchConfig {
  readonly url: string
  readonly apiKey: string
  readonly webhookKey: string
  readonly merchant: string
  readonly pageOrigin: string
}

export interface HyperswitchSettings {
  readonly HYPERSWITCH_URL?: string | undefined
  readonly HYPERSWITCH_API_KEY?: string | undefined
  readonly HYPERSWITCH_WEBHOOK_KEY?: string | undefined
  readonly HYPERSWITCH_MERCHANT?: string | undefined
  readonly HYPERSWITCH_PAGES?: string | undefined
}

/** Undefined without settings. Throws a SetupError if only some are set. */
export function readHyperswitch(settings: HyperswitchSettings): HyperswitchConfig | undefined {
  const { HYPERSWITCH_URL: url, HYPERSWITCH_API_KEY: apiKey, HYPERSWITCH_WEBHOOK_KEY: webhookKey } = settings
  const { HYPERSWITCH_MERCHANT: merchant, HYPERSWITCH_PAGES: pages } = settings
  if (!url && !apiKey && !webhookKey && !merchant) return undefined
  if (!url || !apiKey || !webhookKey || !merchant)
    throw new SetupError(
      'Payments need all of HYPERSWITCH_URL, HYPERSWITCH_API_KEY, HYPERSWITCH_WEBHOOK_KEY and HYPERSWITCH_MERCHANT, or none.',
    )
  return { url, apiKey, webhookKey, merchant, pageOrigin: new URL(pages ?? url).origin }
}
