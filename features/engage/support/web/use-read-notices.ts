import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useProfile } from '#client/player.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getInbox, readMessage } from '#features/engage/notifications/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiClient } from '#ui/api/client.ts'
import { keyOf } from '#ui/api/query.ts'
import { getSupport } from '../contract.ts'

/** While the conversations are on screen: a notice of an answer brings the answer, and is read with it. */
export function useReadNotices(isShown: boolean): void {
  const api = useApi()
  const queries = useQueryClient()
  const unread = useProfile()?.inbox?.unread ?? 0
  useEffect(() => {
    // A failed call is repeated with the next message.
    if (isShown && unread > 0) readNotices(api, queries).catch(() => undefined)
  }, [api, queries, isShown, unread])
}

async function readNotices(api: ApiClient, queries: QueryClient): Promise<void> {
  const { messages } = (await api.call(getInbox)).data
  const notices = messages.filter(({ kind, isRead }) => kind === 'support' && !isRead)
  if (notices.length === 0) return
  await queries.invalidateQueries({ queryKey: keyOf(getSupport) })
  for (const { id } of notices) await api.call(readMessage, { body: { id } })
  await Promise.all([getProfile, getInbox].map((read) => queries.invalidateQueries({ queryKey: keyOf(read) })))
}
