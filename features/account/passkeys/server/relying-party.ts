import type { RequestContext } from '#platform/context.ts'

/** Passkeys are bound to a brand's host; a passkey made at one brand is not offered at another. */
export const relyingParty = ({ origin }: RequestContext) => ({ origin, rpId: new URL(origin).hostname })

/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
export const SIGNATURES = [-8, -7, -257]
