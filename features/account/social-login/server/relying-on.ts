import type { Configuration } from 'openid-client'
import { type Clock, HOUR_MS, type Instant } from '#kernel/time.ts'
import type { SocialFlow } from '#platform/auth/one-time/one-time-state.ts'
import type { SocialProvider, SocialLoginConfig } from '#platform/config/social-login.ts'

/** The timeout for a provider that does not answer. */
const TIMEOUT_SECONDS = 5
const METADATA_LASTS_MS = HOUR_MS

const library = () => import('openid-client')

/** The identity as reported by a provider. */
export interface Vouched {
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
}

export interface Providers {
  readonly all: readonly SocialProvider[]
  /** The provider's authorization URL for this flow. Throws if the provider is unreachable. */
  pageOf(provider: SocialProvider, flow: SocialFlow): Promise<string>
  /** Verifies state, nonce, signature and PKCE verifier; throws if any is invalid. */
  whoCameBack(provider: SocialProvider, flow: SocialFlow, search: string): Promise<Vouched>
}

/** The providers of this site. Their metadata is refetched once an hour. */
export function relyingOn({ providers, mayBeInsecure }: SocialLoginConfig, clock: Clock): Providers {
  const known = new Map<string, { readonly at: Instant; readonly read: Promise<Configuration> }>()
  const configurationOf = (provider: SocialProvider): Promise<Configuration> => {
    const before = known.get(provider.id)
    if (before && clock.now() - before.at < METADATA_LASTS_MS) return before.read
    const read = discover(provider, mayBeInsecure)
    known.set(provider.id, { at: clock.now(), read })
    read.catch(() => known.delete(provider.id))
    return read
  }
  return {
    all: providers,
    async pageOf(provider, flow) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
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
      const { authorizationCodeGrant } = await library()
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

async function discover({ issuer, clientId, clientSecret }: SocialProvider, mayBeInsecure: boolean): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, discovery, enableNonRepudiationChecks } = await library()
  return discovery(new URL(issuer), clientId, {}, ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // By default the library relies on TLS; the signature is verified anyway.
    execute: [enableNonRepudiationChecks, ...(mayBeInsecure ? [allowInsecureRequests] : [])],
  })
}

/** The person declined at the provider. */
export async function wasRefused(error: unknown): Promise<boolean> {
  const { AuthorizationResponseError } = await library()
  return error instanceof AuthorizationResponseError && error.error === 'access_denied'
}
