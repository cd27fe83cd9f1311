import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiClient } from '#ui/api/client.ts'
import { queryOf } from '#ui/api/query.ts'
import { getConfig, type ProviderName, subscribe } from '../contract.ts'
import type { Publish } from './start-push.ts'

export const usePushConfig = () => useSuspenseQuery(queryOf(useApi(), getConfig)).data.data

/** Throws when the server refuses the device, which is then off. */
export const publishWith =
  (api: ApiClient, provider: ProviderName): Publish =>
  async (record) => {
    const reply = await api.call(subscribe, { body: { provider, record } })
    if (!reply.success) throw new Error(`The server refused the subscription: ${reply.reasonType}`)
  }
