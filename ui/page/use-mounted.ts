import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration: for values that only the browser knows, or that may have changed since. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
