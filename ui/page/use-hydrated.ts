import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, when data that has changed since would differ from the server's text. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
