import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../api/client.ts'

type Ask = (api: ApiClient, queries: QueryClient) => Promise<boolean>

let ask: Ask | null = null

/** The site sets how a page detects a guest session. */
export function onWhoAsks(answer: Ask): void {
  ask = answer
}

export function isGuestAsking(api: ApiClient, queries: QueryClient): Promise<boolean> {
  if (!ask) throw new Error('the site has not said how to ask who is visiting')
  return ask(api, queries)
}
