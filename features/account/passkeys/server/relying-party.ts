import type { RequestContext } from '#platform/context.ts'

/** Passkeys belong to the host of a brand; what is made at one brand is offered at no other. */
export const relyingParty = ({ origin }: RequestContext) => ({ origin, rpId: new URL(origin).hostname })

/** EdDSA, ES256 and RS256: between them every authenticator has one. */
export const SIGNATURES = [-8, -7, -257]
