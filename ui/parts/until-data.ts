import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Resolves when the data under a key matches, immediately if it already does. Waiters continue in order. */
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
