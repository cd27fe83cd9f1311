import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { type Clock, HOUR_MS, type Instant } from '#kernel/time.ts'
import type { SocialFlow } from '#platform/auth/one-time-state.ts'
import type { SocialProvider, SocialsConfig } from '#platform/config/socials.ts'

/** A provider that does not answer keeps nobody waiting longer. */
const TIMEOUT_SECONDS = 5
const METADATA_LASTS_MS = HOUR_MS

/** What a provider says of somebody. */
export interface Vouched {
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
}

export interface Providers {
  readonly all: readonly SocialProvider[]
  /** The provider's page for this flow. Throws where the provider cannot be reached. */
  pageOf(provider: SocialProvider, flow: SocialFlow): Promise<string>
  /** Checks state, nonce, signature and verifier; throws where any is not in order. */
  whoCameBack(provider: SocialProvider, flow: SocialFlow, search: string): Promise<Vouched>
}

/** The providers that this site relies on. What they say of themselves is asked once an hour. */
export function relyingOn({ providers, mayBeInsecure }: SocialsConfig, clock: Clock): Providers {
  const known = new Map<string, { readonly at: Instant; readonly read: Promise<Configuration> }>()
  const configurationOf = (provider: SocialProvider): Promise<Configuration> => {
    const before = known.get(provider.id)
    if (before && clock.now() - before.at < METADATA_LASTS_MS) return before.read
    const read = discovery(new URL(provider.issuer), provider.clientId, {}, ClientSecretPost(provider.clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // By itself the library trusts the line; the signature is looked at all the same.
      execute: [enableNonRepudiationChecks, ...(mayBeInsecure ? [allowInsecureRequests] : [])],
    })
    known.set(provider.id, { at: clock.now(), read })
    read.catch(() => known.delete(provider.id))
    return read
  }
  return {
    all: providers,
    async pageOf(provider, flow) {
      const url = buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: flow.redirectUri,
        scope: provider.scope,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },
    async whoCameBack(provider, flow, search) {
      const returned = new URL(flow.redirectUri)
      returned.search = search
      const tokens = await authorizationCodeGrant(await configurationOf(provider), returned, {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
      })
      const { sub, email, email_verified, name } = tokens.claims()!
      return {
        subject: sub,
        email: typeof email === 'string' ? email : null,
        isEmailVerified: typeof email === 'string' && email_verified === true,
        name: typeof name === 'string' ? name : null,
      }
    },
  }
}

/** The person said no, over there. */
export const wasRefused = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError && error.error === 'access_denied'
