import { SetupError } from '../setup-error.ts'

/** Who checks for this site that players are who they say. */
export interface VerificationProviderConfig {
  readonly id: string
  readonly title: string
  /** Of its API, without a trailing slash. */
  readonly url: string
  /** Signs what goes there and what comes from there. */
  readonly secret: string
  /** It believes whatever it is told: for trying. */
  readonly isTest: boolean
}

export interface VerificationConfig {
  /** Without one, documents alone show who somebody is. */
  readonly provider: VerificationProviderConfig | undefined
}

export const VERIFICATION_DEFAULTS: VerificationConfig = { provider: undefined }

export interface VerificationSettings {
  readonly VERIFICATION_URL?: string | undefined
  readonly VERIFICATION_SECRET?: string | undefined
  readonly VERIFICATION_TITLE?: string | undefined
}

/** Throws a SetupError where a provider is named in part. */
export function readVerification(settings: VerificationSettings): VerificationConfig {
  const { VERIFICATION_URL: url, VERIFICATION_SECRET: secret, VERIFICATION_TITLE: title } = settings
  if (!url && !secret) return VERIFICATION_DEFAULTS
  if (!url || !secret) throw new SetupError('Identity checks want both VERIFICATION_URL and VERIFICATION_SECRET, or none.')
  const named = title ?? new URL(url).hostname
  return { provider: { id: 'provider', title: named, url: url.replace(/\/+$/, ''), secret, isTest: false } }
}
