import { type QueryClient, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getProfile } from '#features/account/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import type { ApiClient } from '#ui/api/client.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { choose, type Choices, getChoices, getInbox, type Kind, readMessage } from '../contract.ts'

export const useChoices = (): Choices => useSuspenseQuery(queryOf(useApi(), getChoices)).data.data

/** Optimistic update; rolled back when the server refuses. */
export function useChoose() {
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const put = (change: (known: Choices) => Choices) =>
    queries.setQueryData<ReplyOf<typeof getChoices>>(
      keyOf(getChoices),
      (known) => known && { ...known, data: change(known.data) },
    )
  const flip = (kind: Kind, isOn: boolean) =>
    put((known) => known.map((choice) => (choice.kind === kind ? { kind, isOn } : choice)))
  return useMutation({
    mutationFn: (body: { kind: Kind; isOn: boolean }) => api.call(choose, { body }),
    onMutate: ({ kind, isOn }) => flip(kind, isOn),
    onError: (error, { kind, isOn }) => {
      flip(kind, !isOn)
      showToast(failureText(error), { kind: 'error' })
    },
  })
}

/** Reads the list again, and with it the bell's count. A failure leaves both as they are: the next page reads both. */
export function readInbox(api: ApiClient, queries: QueryClient): void {
  queries
    .fetchQuery({ ...queryOf(api, getInbox), staleTime: 0 })
    .then(({ data: { unread } }) => patchData(queries, getProfile, (profile) => ({ ...profile, inbox: { unread } })))
    .catch(() => undefined)
}

/** Marks one message as read, or with null all; optimistic, and read again when the server refuses. */
export function useRead(): (id: string | null) => void {
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const { mutate } = useMutation({
    mutationFn: (id: string | null) => api.call(readMessage, { body: { id } }),
    onMutate: (id) => {
      patchData(queries, getInbox, ({ messages, unread }) => ({
        messages: messages.map((each) => (id === null || each.id === id ? { ...each, isRead: true } : each)),
        unread: id === null ? 0 : Math.max(0, unread - 1),
      }))
      patchData(queries, getProfile, (profile) => ({
        ...profile,
        inbox: { unread: id === null ? 0 : Math.max(0, unreadOf(profile as PlayerProfile) - 1) },
      }))
    },
    onError: (error) => {
      readInbox(api, queries)
      showToast(failureText(error), { kind: 'error' })
    },
  })
  return mutate
}

const unreadOf = ({ inbox }: PlayerProfile): number => inbox?.unread ?? 0
