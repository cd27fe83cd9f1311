import { createContext, use, type ReactNode } from 'react'
import type { ApiClient } from './client.ts'

const Api = createContext<ApiClient | null>(null)

export function ApiProvider({ api, children }: { api: ApiClient; children: ReactNode }) {
  return <Api value={api}>{children}</Api>
}

/** The API client of this page: `fetch` in the browser, an in-process call on the server. */
export function useApi(): ApiClient {
  const api = use(Api)
  if (!api) throw new Error('useApi outside ApiProvider')
  return api
}
