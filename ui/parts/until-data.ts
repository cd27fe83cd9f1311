import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Waits until what is known under a key is as wanted; at once where it is so already. Those who wait go on in order. */
export function untilData<T>(queries: QueryClient, key: QueryKey, isWanted: (data: T | undefined) => boolean): Promise<void> {
  const isThere = (): boolean => isWanted(queries.getQueryData<T>(key))
  return new Promise((resolve) => {
    if (isThere()) return resolve()
    const leave = queries.getQueryCache().subscribe(() => {
      if (!isThere()) return
      leave()
      resolve()
    })
  })
}
