import { createContext, use } from 'react'

/** Of the content security policy, for what the server draws; browsers hide it and need none. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => use(NonceContext)
