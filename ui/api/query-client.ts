import { QueryClient } from '@tanstack/react-query'

/** ApiClient does the retries. Server-rendered data stays fresh during hydration. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
