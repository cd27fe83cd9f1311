import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { addMessage, getSupport, sendTicket, type Ticket, type Topic } from '../contract.ts'

const CHAT_ASKS_MS = 8 * SECOND_MS

/** Polls, more often while the player waits in a chat. */
export function useSupport() {
  const query = queryOf(useApi(), getSupport)
  return useQuery({
    ...query,
    refetchInterval: ({ state }) => {
      const { hasChat = false, tickets = [] } = state.data?.data ?? {}
      return hasChat && tickets.some((ticket) => ticket.state !== 'closed') ? CHAT_ASKS_MS : MINUTE_MS
    },
  })
}

export interface Question {
  readonly topic: Exclude<Topic, 'partnership'>
  readonly text: string
  readonly email: string
}

export function useSend() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ values: { topic, text, email }, key }: { values: Question; key: string }) =>
      api.call(sendTicket, { body: { topic, text, ...(email ? { email } : {}) }, key }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: keyOf(getSupport) }),
  })
}

export function useGoOn({ id }: Pick<Ticket, 'id'>) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) => api.call(addMessage, { body: { id, text }, key }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(getSupport) }),
  })
}
