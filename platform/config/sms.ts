import { SetupError } from '../setup-error.ts'

/** How text messages reach phones. */
export type TextsConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'gateway'; readonly gateway: TextGateway }
  /** Nothing is sent; it behaves as if, for trying. */
  | { readonly kind: 'sandbox' }

/** A server of the operator's that hands messages to a carrier. */
export interface TextGateway {
  /** Without a trailing slash. */
  readonly url: string
  readonly key: string
}

export const TEXTS_DEFAULTS: TextsConfig = { kind: 'off' }

export interface TextsSettings {
  readonly MODE: 'development' | 'production'
  readonly TEXT_GATEWAY_URL?: string | undefined
  readonly TEXT_GATEWAY_KEY?: string | undefined
}

/** Throws a SetupError where the gateway is named in part. */
export function readTexts({ MODE, TEXT_GATEWAY_URL: url, TEXT_GATEWAY_KEY: key }: TextsSettings): TextsConfig {
  if (url && key) return { kind: 'gateway', gateway: { url: url.replace(/\/+$/, ''), key } }
  if (url || key) throw new SetupError('Text messages want both TEXT_GATEWAY_URL and TEXT_GATEWAY_KEY, or neither.')
  return { kind: MODE === 'development' ? 'sandbox' : 'off' }
}
