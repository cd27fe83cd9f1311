import { timeoutManager, type QueryClient } from '@tanstack/react-query'
import { localeOfPath } from '#kernel/locale.ts'
import { browserTransport, newKey } from '../api/browser-transport.ts'
import { ApiClient } from '../api/client.ts'
import { newQueryClient } from '../api/query-client.ts'
import { recover, showPerson } from '../api/recovery.ts'
import { sharedTimers } from '../api/shared-timers.ts'

export interface PageTools {
  readonly queries: QueryClient
  readonly api: ApiClient
}

let tools: PageTools | null = null

/** The query cache and API client of this document; a change of language loads a new document. */
export function browserTools(): PageTools {
  tools ??= newTools()
  return tools
}

function newTools(): PageTools {
  timeoutManager.setTimeoutProvider(sharedTimers())
  return {
    queries: newQueryClient(),
    api: new ApiClient({
      transport: browserTransport,
      locale: localeOfPath(location.pathname),
      newKey,
      recover,
      showPerson,
    }),
  }
}

/** During server rendering components only read what the loaders have cached. */
export const serverTools = (locale: string): PageTools => ({
  queries: newQueryClient(),
  api: new ApiClient({
    transport: () => Promise.reject(new Error('components make no calls while the server renders')),
    locale,
    newKey: () => '',
  }),
})
