import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiClient } from '#ui/api/client.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { choose, type Choices, getChoices, getConfig, type Kind, type ProviderName, subscribe } from '../contract.ts'
import type { Publish } from './start-push.ts'

export const usePushConfig = () => useSuspenseQuery(queryOf(useApi(), getConfig)).data.data

export const useChoices = (): Choices => useSuspenseQuery(queryOf(useApi(), getChoices)).data.data

/** Throws where the server does not take the device: then it is not on. */
export const publishWith =
  (api: ApiClient, provider: ProviderName): Publish =>
  async (record) => {
    const reply = await api.call(subscribe, { body: { provider, record } })
    if (!reply.success) throw new Error(`The server refused the subscription: ${reply.reasonType}`)
  }

/** Shown at once, taken back where the server refuses. */
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
