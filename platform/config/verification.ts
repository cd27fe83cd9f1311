import { SetupError } from '../setup-error.ts'

/** The identity verification provider. */
export interface VerificationProviderConfig {
  readonly id: string
  readonly title: string
  /** Base URL of its API, without a trailing slash. */
  readonly url: string
  /** Signs requests in both directions. */
  readonly secret: string
  /** A sandbox that accepts everything. */
  readonly isTest: boolean
}

export interface VerificationConfig {
  /** Without a provider, verification relies on documents alone. */
  readonly provider: VerificationProviderConfig | undefined
}

export const VERIFICATION_DEFAULTS: VerificationConfig = { provider: undefined }

export interface VerificationSettings {
  readonly VERIFICATION_URL?: string | undefined
  readonly VERIFICATION_SECRET?: string | undefined
  readonly VERIFICATION_TITLE?: string | undefined
}

/** Throws a SetupError if a provider is only partly configured. */
export function readVerification(settings: VerificationSettings): VerificationConfig {
  const { VERIFICATION_URL: url, VERIFICATION_SECRET: secret, VERIFICATION_TITLE: title } = settings
  if (!url && !secret) return VERIFICATION_DEFAULTS
  if (!url || !secret) throw new SetupError('Identity checks need both VERIFICATION_URL and VERIFICATION_SECRET, or none.')
  const named = title ?? new URL(url).hostname
  return { provider: { id: 'provider', title: named, url: url.replace(/(?<!\/)\/+$/, ''), secret, isTest: false } }
}
