import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { askTickets, getDetails, getLeaderboard, getTickets, takeReward } from '../contract.ts'

/** An act of the player on the page. */
export interface ActState {
  readonly isPending: boolean
  readonly isFailed: boolean
  /** The limit that refused it, in words. */
  readonly limit?: string | undefined
  readonly onAct: () => void
}

function useReread() {
  const queries = useQueryClient()
  return (): void => {
    for (const contract of [getDetails, getTickets, getLeaderboard, getProfile])
      void queries.invalidateQueries({ queryKey: keyOf(contract) })
  }
}

/** Asks for today's tickets and says how many came; a refusal refetches what the page shows. */
export function useAsk(): ActState {
  const t = useTranslations('lottery')
  const api = useApi()
  const limitText = useLimitText()
  const { mutate, isPending, isError, error, data } = useMutation({
    mutationFn: () => api.call(askTickets),
    onSuccess: (reply) => {
      if (reply.success) showToast(t('given', { count: reply.data.tickets }), { kind: 'success' })
    },
    onSettled: useReread(),
  })
  return { onAct: () => mutate(), isPending, isFailed: isError || data?.success === false, limit: limitText(data, error) }
}

/** Takes the prize of a draw and shows it. */
export function useTake(id: string | null): ActState {
  const api = useApi()
  const { open } = useModals()
  const limitText = useLimitText()
  const { mutate, isPending, isError, error, data } = useMutation({
    mutationFn: (of: string) => api.call(takeReward, { params: { id: of } }),
    onSuccess: (reply) => {
      if (!reply.success) return
      const { coins, entries } = reply.data
      open('lottery-congratulations', { coins: String(coins), entries: String(entries) })
    },
    onSettled: useReread(),
  })
  const onAct = () => {
    if (id !== null) mutate(id)
  }
  return { onAct, isPending, isFailed: isError || data?.success === false, limit: limitText(data, error) }
}
