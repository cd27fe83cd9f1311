import { createContext, use } from 'react'

/** The CSP nonce of server-rendered tags; browsers hide it and do not need it. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => use(NonceContext)
