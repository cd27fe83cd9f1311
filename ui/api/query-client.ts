import { QueryClient } from '@tanstack/react-query'

/** Retrying is the ApiClient's business; what the server rendered stays fresh while the page hydrates. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
