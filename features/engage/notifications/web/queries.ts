import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { choose, type Choices, getChoices, type Kind } from '../contract.ts'

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
