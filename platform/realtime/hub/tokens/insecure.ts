import type { ChannelRules, TokenVerifier } from '../access.ts'

/** Everyone may do everything: for trials and comparison with other servers. Never in production. */
export function insecureAccess({ tokens, isProduction }: { tokens: TokenVerifier; isProduction: boolean }) {
  if (isProduction) throw new Error('The insecure mode is not for production.')
  const rules: ChannelRules = {
    kind: 'counted',
    subscribe: 'connected',
    publish: 'connected',
    presence: 'connected',
    history: 'connected',
  }
  const verifier: TokenVerifier = {
    ...tokens,
    async verifyConnection(token) {
      return token === '' ? { is: 'valid', claims: { user: '', expiresAt: null } } : tokens.verifyConnection(token)
    },
  }
  return { tokens: verifier, rulesOf: () => rules }
}
