import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while its page hydrates: for what the browser knows and the server did not. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
