import { SetupError } from '../setup-error.ts'

/** How text messages are delivered. */
export type SmsConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'gateway'; readonly gateway: TextGateway }
  /** A sandbox that sends nothing. */
  | { readonly kind: 'sandbox' }

/** The operator's gateway, which hands messages to a carrier. */
export interface TextGateway {
  /** Without a trailing slash. */
  readonly url: string
  readonly key: string
}

export const SMS_DEFAULTS: SmsConfig = { kind: 'off' }

export interface SmsSettings {
  readonly MODE: 'development' | 'production'
  readonly TEXT_GATEWAY_URL?: string | undefined
  readonly TEXT_GATEWAY_KEY?: string | undefined
}

/** Throws a SetupError if the gateway is only partly configured. */
export function readTexts({ MODE, TEXT_GATEWAY_URL: url, TEXT_GATEWAY_KEY: key }: SmsSettings): SmsConfig {
  if (url && key) return { kind: 'gateway', gateway: { url: url.replace(/(?<!\/)\/+$/, ''), key } }
  if (url || key) throw new SetupError('Text messages need both TEXT_GATEWAY_URL and TEXT_GATEWAY_KEY, or neither.')
  return { kind: MODE === 'development' ? 'sandbox' : 'off' }
}
